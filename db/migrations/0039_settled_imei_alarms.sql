-- A moderator has looked at an alarm: it leaves the queue and stays in the list.
set lock_timeout = '5s';
set statement_timeout = '60s';

alter table imei_alarms add column settled_at timestamptz;
alter table imei_alarms add column settled_note text;
