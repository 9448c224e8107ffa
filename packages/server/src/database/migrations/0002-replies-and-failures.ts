/** Replies to contact messages, and the failed tries of each email: both JSON lists, null for none. */
export const repliesAndFailures = (): readonly string[] => [
  'alter table contact_messages add column replies text',
  'alter table outbox add column failures text',
];
