/** Until when one process has a letter in its hands, in milliseconds since 1970; over when it is in nobody's. */
export const outboxLease = (): readonly string[] => [
  'alter table outbox add column leased_until integer not null default 0',
];
