//! The heaviest perfect matching of a complete graph, where a weight is a list of numbers that are compared in order.
//!
//! Edmonds' algorithm with dual variables, in the form that grows one tree at a time: the duals may have any sign, so a
//! change of some weights costs a search or two and not a new start. Lists of numbers can be added, subtracted, compared
//! and (as all weights are doubled at the start) halved, and the algorithm needs no more of a weight.
//!
//! Notation: the *slack* of an edge is the duals of its ends minus its weight; it is never negative, and zero on the
//! edges of the matching. A *blossom* is an odd circle of nodes that is treated as one node; its dual counts for the edges
//! within it.

const NONE: usize = usize::MAX;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Label {
    Free,
    /// At an even distance from the root of the tree.
    Outer,
    /// At an odd distance.
    Inner,
}

/// An event of the search.
#[derive(Clone, Copy)]
enum Next {
    /// The edge from an outer vertex to this vertex has become tight.
    Edge(usize),
    /// The dual of this blossom has become zero.
    Open(usize),
}

/// A graph with its heaviest perfect matching.
pub(super) struct Matching {
    /// The number of vertices; even.
    vertices: usize,
    /// The length of a weight.
    words: usize,
    /// The doubled weights, row after row.
    weights: Vec<i64>,
    mate: Vec<usize>,
    /// The duals of vertices, then of blossoms.
    duals: Vec<i64>,
    /// The outermost node of each vertex.
    top: Vec<usize>,
    /// The blossom of which a node is a part.
    parent: Vec<usize>,
    /// The vertex of a node that is matched to the outside.
    base: Vec<usize>,
    /// The parts of a blossom in a circle, the one with the base first.
    parts: Vec<Vec<usize>>,
    /// For each part the edge to the next one.
    links: Vec<Vec<(usize, usize)>>,
    /// Numbers of blossoms that are not in use.
    unused: Vec<usize>,
    label: Vec<Label>,
    /// The edge through which a node was reached: the vertex nearer to the root, and the one in the node.
    entry: Vec<(usize, usize)>,
    /// For each vertex the outer vertex outside its node with the least slack.
    nearest: Vec<usize>,
    /// The outer vertices.
    outer: Vec<usize>,
    /// A partner for each vertex with which a matching begins where it can.
    hints: Vec<usize>,
}

impl Matching {
    /// A graph of an even number of vertices with weights of this length, without a matching. `hints` has a likely partner
    /// for each of the first vertices; `weight` writes the weight of an edge.
    pub(super) fn new(
        vertices: usize,
        words: usize,
        hints: Vec<usize>,
        mut weight: impl FnMut(usize, usize, &mut [i64]),
    ) -> Matching {
        let nodes = vertices + vertices / 2 + 1;
        let mut matching = Matching {
            vertices,
            words,
            weights: vec![0; vertices * vertices * words],
            mate: vec![NONE; vertices],
            duals: vec![0; nodes * words],
            top: (0..vertices).collect(),
            parent: vec![NONE; nodes],
            base: (0..nodes).collect(),
            parts: vec![Vec::new(); nodes],
            links: vec![Vec::new(); nodes],
            unused: (vertices..nodes).collect(),
            label: vec![Label::Free; nodes],
            entry: vec![(NONE, NONE); nodes],
            nearest: vec![NONE; vertices],
            outer: Vec::new(),
            hints,
        };
        let mut edge = vec![0; words];
        for one in 0..vertices {
            for other in one + 1..vertices {
                edge.fill(0);
                weight(one, other, &mut edge);
                for (word, value) in edge.iter().enumerate() {
                    matching.put(one, other, word, 2 * value);
                }
            }
        }
        matching.restart();
        matching
    }

    /// The partner of a vertex.
    pub(super) fn mate(&self, vertex: usize) -> usize {
        self.mate[vertex]
    }

    /// The weight of the matching.
    pub(super) fn total(&self) -> Vec<i64> {
        let mut total = vec![0; self.words];
        for (one, other) in
            self.mate.iter().enumerate().filter(|(one, other)| one < *other && **other != NONE)
        {
            for (sum, value) in total.iter_mut().zip(self.weight(one, *other)) {
                *sum += value / 2;
            }
        }
        total
    }

    /// Adds to one word of the weight of an edge. Afterwards [`Matching::loosen`] has to be called for one of its ends, or
    /// [`Matching::restart`].
    pub(super) fn add(&mut self, one: usize, other: usize, word: usize, value: i64) {
        let old = self.weights[(one * self.vertices + other) * self.words + word];
        self.put(one, other, word, old + 2 * value);
    }

    /// Makes an edge lighter. It leaves the matching, and a blossom that it held together is dissolved, so that
    /// [`Matching::solve`] has to be called.
    pub(super) fn lighten(&mut self, one: usize, other: usize, word: usize, value: i64) {
        self.add(one, other, word, -value);
        while self.top[one] == self.top[other] && self.top[one] >= self.vertices {
            self.dissolve(self.top[one]);
        }
        if self.mate[one] == other {
            self.unmatch(one);
        }
    }

    /// Whether the edge may be in a heaviest matching: its slack is zero.
    pub(super) fn is_tight(&self, one: usize, other: usize) -> bool {
        let common = self.top[one] == self.top[other] && self.top[one] >= self.vertices;
        common || self.slack(one, other).all(|word| word == 0)
    }

    /// Takes a vertex whose edges have changed out of the matching.
    pub(super) fn loosen(&mut self, vertex: usize) {
        while self.top[vertex] != vertex {
            self.dissolve(self.top[vertex]);
        }
        self.unmatch(vertex);
        self.settle(vertex);
    }

    /// Forgets the matching; the next [`Matching::solve`] begins anew.
    pub(super) fn restart(&mut self) {
        for node in self.vertices..self.parent.len() {
            self.parts[node].clear();
            self.links[node].clear();
        }
        self.unused = (self.vertices..self.parent.len()).collect();
        self.parent.fill(NONE);
        self.mate.fill(NONE);
        self.duals.fill(0);
        for vertex in 0..self.vertices {
            self.top[vertex] = vertex;
            // Half the heaviest edge.
            let mut heaviest = NONE;
            for other in (0..self.vertices).filter(|other| *other != vertex) {
                if heaviest == NONE || self.weight(vertex, other) > self.weight(vertex, heaviest) {
                    heaviest = other;
                }
            }
            if heaviest != NONE {
                for word in 0..self.words {
                    self.duals[vertex * self.words + word] = self.weight(vertex, heaviest)[word] / 2;
                }
            }
        }
        // Tight edges for a start.
        for vertex in 0..self.vertices {
            if self.mate[vertex] == NONE {
                self.settle(vertex);
                let mut candidates = self.hints.get(vertex).copied().into_iter().chain(0..self.vertices);
                let fits = |other: &usize| {
                    *other < self.vertices
                        && *other != vertex
                        && self.mate[*other] == NONE
                        && self.is_tight(vertex, *other)
                };
                if let Some(other) = candidates.find(fits) {
                    self.mate[vertex] = other;
                    self.mate[other] = vertex;
                }
            }
        }
    }

    /// Makes the matching perfect and heaviest again.
    pub(super) fn solve(&mut self) {
        while let Some(root) = self.mate.iter().position(|mate| *mate == NONE) {
            self.search(root);
        }
    }

    fn weight(&self, one: usize, other: usize) -> &[i64] {
        let at = (one * self.vertices + other) * self.words;
        &self.weights[at..at + self.words]
    }

    fn put(&mut self, one: usize, other: usize, word: usize, value: i64) {
        self.weights[(one * self.vertices + other) * self.words + word] = value;
        self.weights[(other * self.vertices + one) * self.words + word] = value;
    }

    fn dual(&self, node: usize) -> &[i64] {
        &self.duals[node * self.words..(node + 1) * self.words]
    }

    /// The slack of an edge between two outermost nodes.
    fn slack(&self, one: usize, other: usize) -> impl Iterator<Item = i64> + Clone {
        let duals = self.dual(one).iter().zip(self.dual(other));
        duals.zip(self.weight(one, other)).map(|((one, other), weight)| one + other - weight)
    }

    /// Whether the slack to one vertex is less than that to another.
    fn nearer(&self, vertex: usize, one: usize, other: usize) -> bool {
        self.slack(vertex, one).lt(self.slack(vertex, other))
    }

    /// Gives a free vertex the least dual that its edges allow.
    fn settle(&mut self, vertex: usize) {
        let mut least = NONE;
        for other in (0..self.vertices).filter(|other| *other != vertex) {
            if least == NONE || self.nearer(vertex, other, least) {
                least = other;
            }
        }
        if least != NONE {
            let slack: Vec<i64> = self.slack(vertex, least).collect();
            for (dual, slack) in self.duals[vertex * self.words..].iter_mut().zip(slack) {
                *dual -= slack;
            }
        }
    }

    fn unmatch(&mut self, vertex: usize) {
        let mate = self.mate[vertex];
        if mate != NONE {
            self.mate[vertex] = NONE;
            self.mate[mate] = NONE;
        }
    }

    /// The vertices of a node.
    fn leaves(&self, node: usize) -> Vec<usize> {
        let (mut found, mut open) = (Vec::new(), vec![node]);
        while let Some(node) = open.pop() {
            if node < self.vertices {
                found.push(node);
            } else {
                open.extend(&self.parts[node]);
            }
        }
        found
    }

    /// Makes the parts of an outermost blossom nodes of their own. If its dual was not zero, its edge to the outside is
    /// not tight any more and leaves the matching.
    fn dissolve(&mut self, blossom: usize) {
        let dual: Vec<i64> = self.duals[blossom * self.words..(blossom + 1) * self.words].to_vec();
        if dual.iter().any(|word| *word != 0) {
            for vertex in self.leaves(blossom) {
                for (word, value) in dual.iter().enumerate() {
                    self.duals[vertex * self.words + word] += value / 2;
                }
            }
            self.unmatch(self.base[blossom]);
        }
        self.release(blossom);
    }

    fn release(&mut self, blossom: usize) {
        for part in std::mem::take(&mut self.parts[blossom]) {
            self.parent[part] = NONE;
            for vertex in self.leaves(part) {
                self.top[vertex] = part;
            }
        }
        self.links[blossom].clear();
        self.duals[blossom * self.words..(blossom + 1) * self.words].fill(0);
        self.label[blossom] = Label::Free;
        self.unused.push(blossom);
    }

    /// The part of a blossom that has this vertex.
    fn part_of(&self, blossom: usize, vertex: usize) -> usize {
        let mut part = vertex;
        while self.parent[part] != blossom {
            part = self.parent[part];
        }
        self.parts[blossom].iter().position(|known| *known == part).unwrap_or_default()
    }

    /// Moves the base of a node to this vertex of it, and the matching within it accordingly.
    fn rebase(&mut self, node: usize, vertex: usize) {
        if node < self.vertices {
            return;
        }
        let at = self.part_of(node, vertex);
        self.rebase(self.parts[node][at], vertex);
        let length = self.parts[node].len();
        // Every second edge on the even way from the vertex's part to the base's.
        let steps: Vec<usize> = if at.is_multiple_of(2) {
            (0..at).step_by(2).collect()
        } else {
            (at + 1..length).step_by(2).collect()
        };
        for step in steps {
            let (one, other) = self.links[node][step];
            self.rebase(self.parts[node][step], one);
            self.rebase(self.parts[node][(step + 1) % length], other);
            self.mate[one] = other;
            self.mate[other] = one;
        }
        self.parts[node].rotate_left(at);
        self.links[node].rotate_left(at);
        self.base[node] = vertex;
    }

    /// Makes a node outer: its vertices are new ends of edges of the tree.
    fn reach(&mut self, node: usize, vertices: Vec<usize>) {
        self.label[node] = Label::Outer;
        for vertex in vertices {
            self.outer.push(vertex);
            for other in 0..self.vertices {
                if self.top[other] == node {
                    continue;
                }
                let nearest = self.nearest[other];
                if nearest == NONE || self.nearer(other, vertex, nearest) {
                    self.nearest[other] = vertex;
                }
            }
        }
    }

    /// Grows a tree from a vertex without a partner until it reaches another, and matches both.
    fn search(&mut self, root: usize) {
        self.label.fill(Label::Free);
        self.nearest.fill(NONE);
        self.outer.clear();
        let node = self.top[root];
        self.entry[node] = (NONE, NONE);
        self.reach(node, self.leaves(node));
        loop {
            match self.advance() {
                None => return,
                Some(Next::Open(blossom)) => self.open(blossom),
                Some(Next::Edge(vertex)) => {
                    let (from, node) = (self.nearest[vertex], self.top[vertex]);
                    if self.label[node] == Label::Outer {
                        self.shrink(from, vertex);
                        continue;
                    }
                    self.entry[node] = (from, vertex);
                    let base = self.base[node];
                    if self.mate[base] == NONE {
                        self.augment(node);
                        break;
                    }
                    self.label[node] = Label::Inner;
                    let mate = self.mate[base];
                    let next = self.top[mate];
                    self.entry[next] = (base, mate);
                    self.reach(next, self.leaves(next));
                }
            }
        }
        // Blossoms that cost nothing any more.
        while let Some(blossom) = (self.vertices..self.parent.len()).find(|node| {
            self.parent[*node] == NONE
                && !self.parts[*node].is_empty()
                && self.duals[node * self.words..(node + 1) * self.words].iter().all(|word| *word == 0)
        }) {
            self.release(blossom);
        }
    }

    /// Changes the duals by the least amount that brings about an event.
    fn advance(&mut self) -> Option<Next> {
        let mut least: Option<(Vec<i64>, Next)> = None;
        for vertex in 0..self.vertices {
            let (nearest, label) = (self.nearest[vertex], self.label[self.top[vertex]]);
            if nearest == NONE || label == Label::Inner {
                continue;
            }
            // Both ends of an edge between outer nodes move.
            let share = if label == Label::Outer { 2 } else { 1 };
            let delta = self.slack(vertex, nearest).map(|word| word / share);
            if least.as_ref().is_none_or(|(known, _)| delta.clone().lt(known.iter().copied())) {
                if delta.clone().all(|word| word == 0) {
                    // Nothing can come sooner.
                    return Some(Next::Edge(vertex));
                }
                least = Some((delta.collect(), Next::Edge(vertex)));
            }
        }
        for blossom in self.vertices..self.parent.len() {
            let is_inner = self.parent[blossom] == NONE && self.label[blossom] == Label::Inner;
            if is_inner && !self.parts[blossom].is_empty() {
                let delta = self.dual(blossom).iter().map(|word| word / 2);
                if least.as_ref().is_none_or(|(known, _)| delta.clone().lt(known.iter().copied())) {
                    least = Some((delta.collect(), Next::Open(blossom)));
                }
            }
        }
        let (delta, next) = least?;
        if delta.iter().any(|word| *word != 0) {
            for node in 0..self.parent.len() {
                let label = if node < self.vertices { self.label[self.top[node]] } else { self.label[node] };
                let sign = match label {
                    Label::Outer => -1,
                    Label::Inner => 1,
                    Label::Free => continue,
                };
                if node >= self.vertices && (self.parent[node] != NONE || self.parts[node].is_empty()) {
                    continue;
                }
                let factor = if node < self.vertices { sign } else { -2 * sign };
                for (word, value) in delta.iter().enumerate() {
                    self.duals[node * self.words + word] += factor * value;
                }
            }
        }
        Some(next)
    }

    /// Matches along the way from a node without a partner back to the root.
    fn augment(&mut self, node: usize) {
        let (mut from, mut vertex) = self.entry[node];
        self.rebase(node, vertex);
        loop {
            let outer = self.top[from];
            let back = self.entry[outer];
            self.rebase(outer, from);
            self.mate[from] = vertex;
            self.mate[vertex] = from;
            if back.0 == NONE {
                return;
            }
            let inner = self.top[back.0];
            (from, vertex) = self.entry[inner];
            self.rebase(inner, vertex);
        }
    }

    /// Makes one node of the circle that a tight edge between two outer nodes closes.
    fn shrink(&mut self, one: usize, other: usize) {
        let line = |matching: &Matching, vertex: usize| {
            let mut line = vec![matching.top[vertex]];
            while let Some((up, _)) =
                line.last().map(|node| matching.entry[*node]).filter(|(up, _)| *up != NONE)
            {
                line.push(matching.top[up]);
            }
            line
        };
        let (mut left, mut right) = (line(self, one), line(self, other));
        let mut meeting = NONE;
        while left.last() == right.last() && !left.is_empty() {
            meeting = left.pop().unwrap_or(NONE);
            right.pop();
        }
        let Some(blossom) = self.unused.pop() else { return };
        let mut parts = vec![meeting];
        let mut links = Vec::new();
        for node in left.iter().rev() {
            links.push(self.entry[*node]);
            parts.push(*node);
        }
        links.push((one, other));
        for node in &right {
            parts.push(*node);
            let (up, own) = self.entry[*node];
            links.push((own, up));
        }
        let mut fresh = Vec::new();
        for part in &parts {
            self.parent[*part] = blossom;
            let leaves = self.leaves(*part);
            if self.label[*part] == Label::Inner {
                fresh.extend(&leaves);
            }
            for vertex in leaves {
                self.top[vertex] = blossom;
            }
        }
        self.parts[blossom] = parts;
        self.links[blossom] = links;
        self.parent[blossom] = NONE;
        self.base[blossom] = self.base[meeting];
        self.entry[blossom] = self.entry[meeting];
        self.duals[blossom * self.words..(blossom + 1) * self.words].fill(0);
        self.reach(blossom, fresh);
        // An outer vertex looks outside its node only.
        let outside: Vec<usize> =
            self.outer.iter().copied().filter(|from| self.top[*from] != blossom).collect();
        for vertex in self.leaves(blossom) {
            let nearest = self.nearest[vertex];
            if nearest != NONE && self.top[nearest] != blossom {
                continue;
            }
            let nearest = outside
                .iter()
                .copied()
                .reduce(|best, from| if self.nearer(vertex, from, best) { from } else { best });
            self.nearest[vertex] = nearest.unwrap_or(NONE);
        }
    }

    /// Opens an inner blossom whose dual is zero: the parts on the even way from its entry to its base stay in the tree.
    fn open(&mut self, blossom: usize) {
        let entry = self.entry[blossom];
        let at = self.part_of(blossom, entry.1);
        let parts = self.parts[blossom].clone();
        let links = self.links[blossom].clone();
        let length = parts.len();
        self.release(blossom);
        for part in &parts {
            self.label[*part] = Label::Free;
        }
        // The way, with the edge that leads to each part.
        let mut way = vec![(parts[at], entry)];
        if at.is_multiple_of(2) {
            for step in (0..at).rev() {
                let (near, far) = links[step];
                way.push((parts[step], (far, near)));
            }
        } else {
            for step in at..length {
                way.push((parts[(step + 1) % length], links[step]));
            }
        }
        for (step, (part, entry)) in way.into_iter().enumerate() {
            self.entry[part] = entry;
            if step % 2 == 0 {
                self.label[part] = Label::Inner;
            } else {
                self.reach(part, self.leaves(part));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rand::{RngExt as _, SeedableRng as _};
    use rand_chacha::ChaCha8Rng;

    /// The weight of the heaviest perfect matching, by trying all.
    fn heaviest(matching: &Matching, free: &mut Vec<usize>) -> Vec<i64> {
        let Some(one) = free.pop() else { return vec![0; matching.words] };
        let mut best: Option<Vec<i64>> = None;
        for index in 0..free.len() {
            let other = free.remove(index);
            let mut total = heaviest(matching, free);
            for (sum, value) in total.iter_mut().zip(matching.weight(one, other)) {
                *sum += value / 2;
            }
            best = best.max(Some(total));
            free.insert(index, other);
        }
        free.push(one);
        best.unwrap_or_default()
    }

    /// Slacks are not negative, and zero in the matching.
    fn check(matching: &Matching) {
        let zero = vec![0; matching.words];
        let mut all: Vec<usize> = (0..matching.vertices).collect();
        assert_eq!(matching.total(), heaviest(matching, &mut all));
        for one in 0..matching.vertices {
            assert_eq!(matching.mate[matching.mate[one]], one);
            for other in one + 1..matching.vertices {
                if matching.top[one] == matching.top[other] {
                    continue;
                }
                let slack: Vec<i64> = matching.slack(one, other).collect();
                assert!(slack >= zero, "{one} {other} {slack:?}");
                assert!(matching.mate[one] != other || slack == zero, "{one} {other} {slack:?}");
            }
        }
    }

    #[test]
    fn matchings_are_the_heaviest_after_every_change() {
        for seed in 0..400 {
            let mut random = ChaCha8Rng::seed_from_u64(seed);
            let vertices = 2 * random.random_range(1..=5);
            let words = random.random_range(1..=3);
            let most = random.random_range(1..=6);
            let mut matching = Matching::new(vertices, words, Vec::new(), |_, _, weight| {
                for word in weight {
                    *word = random.random_range(-1..=most);
                }
            });
            matching.solve();
            check(&matching);
            for _ in 0..12 {
                let vertex = random.random_range(0..vertices);
                for other in (0..vertices).filter(|other| *other != vertex) {
                    if random.random_bool(0.6) {
                        let word = random.random_range(0..words);
                        matching.add(vertex, other, word, random.random_range(-most..=most));
                    }
                }
                matching.loosen(vertex);
                matching.solve();
                check(&matching);
                for _ in 0..vertices {
                    let (one, other) = (random.random_range(0..vertices), random.random_range(0..vertices));
                    if one != other {
                        matching.lighten(one, other, 0, random.random_range(0..=most));
                    }
                    if random.random_bool(0.4) {
                        matching.solve();
                    }
                }
                matching.solve();
                check(&matching);
            }
        }
    }
}
