-- Orders that are under way keep time as new ones do: a reminder goes to whoever's turn it is, a parcel
-- waits for no meeting, and where nothing would happen any more an admin is asked, time and again.
set lock_timeout = '5s';
set statement_timeout = '60s';

update order_clocks set action = 'ask_next' where action = 'ask_seller' and done_at is null;

update order_meet_ups set superseded_at = now()
from orders
where orders.id = order_meet_ups.order_id
  and orders.delivery = 'shipping' and order_meet_ups.superseded_at is null;

insert into order_clocks (order_id, state_since, at, action, again_at)
select id, state_since, now(), 'ask_admin', now()
from orders
where state in ('shipped', 'disputed') and not exists (
  select 1 from order_clocks
  where order_clocks.order_id = orders.id and order_clocks.done_at is null
    and (order_clocks.action = 'ask_admin' or orders.state_due_at is not null)
);
