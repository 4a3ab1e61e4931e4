# Crazyhouse.

crazyhouse-name = Crazyhouse
    .typed = einsetzschach
crazyhouse-about = Schach, bei dem geschlagene Figuren die Farbe wechseln und wieder eingesetzt werden.
