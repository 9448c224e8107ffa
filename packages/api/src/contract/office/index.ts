/** The second table of calls, what its rows are made of, and what the Office says. Not published. */

export type { CreationOptions, RequestOptions } from '../passkeys/options.ts';
export { firstSteps } from './desk/get-desk.ts';
export { foundKinds } from './desk/search-all.ts';
export {
  chapterRoles,
  type Duty,
  duties,
  type Extent,
  extentOf,
  type Role,
  roles,
} from './duties.ts';
export { Email, Name } from './fields.ts';
export { type Grant, Grants } from './grants.ts';
export type { Copies } from './house/copies.ts';
export { holdMinutes, type Settings } from './house/settings.ts';
export type { DemoRole } from './identity/demo-sign-in.ts';
export type { Me, SignedIn } from './me/me.ts';
export { officeMessages } from './messages.ts';
export { type NewsFields, type NewsPiece, type NewsRow, type NewsState, newsStates } from './news/news.ts';
export { type OfficeCalls, officeCalls } from './office-calls.ts';
export type { Assertion, Attestation } from './passkeys.ts';
export { type ItemDecided, mostItems } from './review/decide.ts';
export type { Published } from './review/published.ts';
export type { SavedReason } from './review/reasons.ts';
export {
  type Double,
  type LetterPreview,
  type QueueRow,
  reasonKinds,
  type Submission,
  type SubmissionKind,
  submissionKinds,
} from './review/submission.ts';
export type { OpenInvitation, Volunteer } from './volunteers/volunteer.ts';
