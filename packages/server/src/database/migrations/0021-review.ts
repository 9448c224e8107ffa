/**
 * Whether the author's portrait stands with a published story: a volunteer may take the story without it. And what lists of
 * decisions, and the history of one thing, are read by.
 */
export const reviewInTheOffice = (): readonly string[] => [
  'alter table stories add column shows_photo integer not null default 1',
  ...['members', 'corrections', 'stories', 'jobs', 'contact_messages'].map(
    (table) => `create index ${table}_decided on ${table} (decided_at, id) where decided_at is not null`,
  ),
  'create index audit_log_subject on audit_log (subject, id)',
];
