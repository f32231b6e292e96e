-- Since when the bank of a buyer disputes the payment of an order: until it has decided, the phone
-- stays where it is and no time ends the order.
set lock_timeout = '5s';
set statement_timeout = '60s';

alter table orders add column bank_disputed_at timestamptz;

update orders set bank_disputed_at = payments.updated_at
from payments
where payments.order_id = orders.id and payments.state = 'paid' and payments.dispute = 'open'
  and orders.state in ('paid', 'shipped', 'delivered', 'disputed');
delete from order_clocks using orders
where orders.id = order_clocks.order_id and order_clocks.done_at is null
  and orders.bank_disputed_at is not null and orders.state in ('paid', 'delivered');
update orders set state_due_at = null
where bank_disputed_at is not null and state in ('paid', 'delivered');
