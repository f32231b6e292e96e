-- A return that nobody sent, and a phone that did not come back, are an admin's to decide: no time
-- refunds any more, and admins are asked. For disputes that stood there before.
set lock_timeout = '5s';
set statement_timeout = '60s';

create temporary table left_to_admins on commit drop as
select o.id, o.state_since, d.stage
from orders o join disputes d on d.order_id = o.id
where o.state = 'disputed' and (
  d.stage in ('returning', 'stuck')
  or (d.stage = 'answered' and exists (
    select from events
    where data ? 'orderId' and data ->> 'orderId' = o.id::text and name = 'return_lapsed')));

delete from order_clocks where done_at is null and order_id in (select id from left_to_admins);
update orders set state_due_at = null where id in (select id from left_to_admins);
insert into order_clocks (order_id, state_since, at, action, again_at)
select id, state_since, now(), 'ask_admin', now() from left_to_admins where stage <> 'returning';
