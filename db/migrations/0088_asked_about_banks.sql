-- Orders that waited for a bank before admins were asked about them: nothing would happen any more.
set lock_timeout = '5s';
set statement_timeout = '60s';

insert into order_clocks (order_id, state_since, at, action, again_at)
select id, state_since, due, 'ask_admin', due
from orders
cross join lateral (select greatest(bank_disputed_at + interval '7 days', now()) as due) as clock
where bank_disputed_at is not null and state in ('paid', 'shipped', 'delivered', 'disputed')
  and not exists (
    select 1 from order_clocks
    where order_clocks.order_id = orders.id and order_clocks.done_at is null
  );
