/**
 * Actions of the buttons on `/my`. Each button posts `act` to its own page. Below, `about` (a reference, an id or the name of a
 * consent) and `to` are listed where an action needs them. Corrections and the sign-in email's link and code have their own forms,
 * see `forms.ts`.
 */
export const myActs = [
  /** `about`: `{entry id}.{consent}`, `to`: `yes` or `no`. Effective at once; the date is stored. */
  'consent',
  /** `about`: entry id. Effective at once. */
  'hide',
  'show',
  /** `about`: reference of the registration. */
  'cannot-come',
  'come',
  /** `about`: reference of the job. */
  'take-job-down',
  'renew-job',
  /** `about`: reference of the story. Asks the volunteers to remove it. */
  'ask-story-down',
  /** `about`: id of the session. `sign-out` ends the current one. */
  'end-session',
  'sign-out',
  /** `passkey`: the browser's passkey response. */
  'add-passkey',
  /** `about`: id of the passkey. */
  'remove-passkey',
  /** Turns the email after each sign-in with a new browser on or off. `to`: `yes` or `no`. */
  'new-browser-letter',
  /** `to`: the new address; both addresses get an email. */
  'change-email',
  /** `about`: the token in the email to the new address, on `myPaths.confirm`. */
  'confirm-email',
  /** `about`: the token in the email to the current address, on `myPaths.keep`; empty on the member's page. */
  'stop-email',
  /** `to`: the word `leave`; `about`: `keep` to keep stories without a name, else `take-down`. */
  'delete-me',
  /** `about`: the token in the email, on `myPaths.stay`; empty on the member's page. */
  'stay',
] as const;
export type MyAct = (typeof myActs)[number];

/** Word that a member types to confirm the deletion. */
export const leaveWord = 'leave';

/** Paths of the member's page, its forms and its downloads. */
export const myPaths = {
  page: '/my',
  /** `?token=` from the email. */
  enter: '/my/enter',
  /** Page with the effects of an account deletion, and its form. */
  leaving: '/my/leaving',
  /** `?entry=` id. Page with the form of a correction. */
  correct: '/my/correct',
  exportJson: '/my/everything.json',
  exportPage: '/my/everything.html',
  /** `?gift=` reference, or `?year=` for a yearly statement. */
  receipt: '/my/receipt',
  /** Page with the effects of an email change, and its form. */
  email: '/my/email',
  /** `?token=` from the email to the new address; a button confirms the change. */
  confirm: '/my/confirm',
  /** `?token=` from the email to the current address; a button stops the change. */
  keep: '/my/keep',
  /** `?token=` from the email that announces the deletion; a button stops it. */
  stay: '/my/stay',
} as const;
