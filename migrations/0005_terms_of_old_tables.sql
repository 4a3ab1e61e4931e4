-- Tables laid before there were terms go on without limits of time, as they began: nobody who sat down at one
-- was told of any. Only those have no word in `terms`, for the program writes out every one.
UPDATE tables
SET terms = '{"negotiation":"public","anonymous":false,"offer_hours":0,"order_hours":0,"patience_days":0}',
    wake = CASE status WHEN 'playing' THEN 0 END
WHERE terms = '{}';
