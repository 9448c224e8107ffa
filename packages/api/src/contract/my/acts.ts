/**
 * The buttons of `/my`, as its forms name them: each posts `act`, and where a name follows here `about` (a reference, an id
 * or the name of a consent) and `to`, to the page it stands on. A correction and the letter's link and code are forms of their own,
 * see `forms.ts`.
 */
export const myActs = [
  /** `about`: `{entry id}.{consent}`, `to`: `yes` or `no`. At once, dated. */
  'consent',
  /** `about`: entry id. At once. */
  'hide',
  'show',
  /** `about`: reference of the registration. */
  'cannot-come',
  'come',
  /** `about`: reference of the job. */
  'take-job-down',
  'renew-job',
  /** `about`: reference of the story: asks the volunteers. */
  'ask-story-down',
  /** `about`: id of the session; this one is signed out by `sign-out`. */
  'end-session',
  'sign-out',
  /** `passkey`: what the browser has made. */
  'add-passkey',
  /** `about`: id of the passkey. */
  'remove-passkey',
  /** A letter after each sign-in with a browser that was not there before. `to`: `yes` or `no`. */
  'new-browser-letter',
  /** `to`: the address that shall be theirs; both addresses get a letter. */
  'change-email',
  /** `about`: the token of the letter to the new address, on `myPaths.confirm`. */
  'confirm-email',
  /** `about`: the token of the letter to the address they have, on `myPaths.keep`; empty on one's own page. */
  'stop-email',
  /** `to`: the word `leave`; `about`: `keep` where stories shall stay without a name, else `take-down`. */
  'delete-me',
  /** `about`: the token of the letter, on `myPaths.stay`; empty on one's own page. */
  'stay',
] as const;
export type MyAct = (typeof myActs)[number];

/** What has to be typed to be deleted. */
export const leaveWord = 'leave';

/** Where the forms go, and what can be downloaded. */
export const myPaths = {
  page: '/my',
  /** `?token=` of the letter. */
  enter: '/my/enter',
  /** What leaving means, with the form. */
  leaving: '/my/leaving',
  /** `?entry=` id: the form of a correction. */
  correct: '/my/correct',
  exportJson: '/my/everything.json',
  exportPage: '/my/everything.html',
  /** `?gift=` reference, `?year=` of a year's sheet. */
  receipt: '/my/receipt',
  /** Another email: what that means, with the form. */
  email: '/my/email',
  /** `?token=` of the letter to the new address: a button confirms it. */
  confirm: '/my/confirm',
  /** `?token=` of the letter to the address they have: a button stops the change. */
  keep: '/my/keep',
  /** `?token=` of the letter that says when the data will be deleted: a button stops it. */
  stay: '/my/stay',
} as const;
