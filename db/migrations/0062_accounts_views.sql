set lock_timeout = '2s';
set statement_timeout = '5s';

comment on table account_views is 'While staff see the shop as somebody else, and when they did. The audit log keeps start and end for good; rows are deleted 180 days after the end.';
