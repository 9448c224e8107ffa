/** What an attack looks like from here; each is a line of the log and a count of `/metrics` under its name. */
export const securityEvents = [
  'answer-link-refused',
  'captcha-refused',
  'content-policy-violated',
  'entry-link-refused',
  'origin-refused',
  'rate-limited',
  'sign-in-refused',
  'step-up-asked',
  'ticket-refused',
  'too-large',
  'unsubscribe-refused',
  'upload-refused',
  'webhook-refused',
] as const;
export type SecurityEvent = (typeof securityEvents)[number];

/** What the status of an answer says by itself, whoever gave it. */
export const eventByStatus: ReadonlyMap<number, SecurityEvent> = new Map([
  [403, 'origin-refused'],
  [413, 'too-large'],
  [429, 'rate-limited'],
]);
