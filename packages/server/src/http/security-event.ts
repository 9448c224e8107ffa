/** Kinds of suspected attacks. Each is a line of the log and a counter of `/metrics` under its name. */
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

/** Security events that follow from the status of a response. */
export const eventByStatus: ReadonlyMap<number, SecurityEvent> = new Map([
  [403, 'origin-refused'],
  [413, 'too-large'],
  [429, 'rate-limited'],
]);
