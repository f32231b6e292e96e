-- no transaction
-- The job that interprets searches near a place gives them its names.
do $$
declare
  last uuid := '00000000-0000-0000-0000-000000000000';
  batch uuid[];
begin
  loop
    batch := array(select id from saved_searches where id > last
      and query ~ '(^|&)near=\d+(&|$)' order by id limit 1000);
    exit when cardinality(batch) = 0;
    update saved_searches set interpreted_at = '2000-01-01'
      where id = any (batch) and interpreted_at > '2000-01-01';
    commit;
    last := batch[cardinality(batch)];
  end loop;
end $$;
