/**
 * Requests with one e-mail wait side by side, and one of them can be approved. A version before works beside it; only its
 * `banyan import` refuses, before it writes anything.
 */
export const people = (): readonly string[] => [
  'drop index members_email',
  `create unique index members_approved_email on members (email_key) where status = 'approved'`,
  'create index members_email on members (email_key)',
];
