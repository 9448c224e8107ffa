/** The second table of calls, what its rows are made of, and what the Office says. Not published. */

export { type ContributionKind, contributionKinds, isThirdPartyGift } from '../donations/contributions.ts';
export type { ReceiptSheet } from '../donations/receipt-sheet.ts';
export type { CreationOptions, RequestOptions } from '../passkeys/options.ts';
export { firstSteps } from './desk/get-desk.ts';
export { foundKinds } from './desk/search-all.ts';
export {
  type CheckedIn,
  CheckIn,
  type CheckInResult,
  checkInResults,
  type DoorCounts,
  type DoorEntry,
  type DoorEvent,
  doorLimits,
} from './door/door.ts';
export { doorMessages } from './door/messages.ts';
export { ticketKey, ticketTokenIn } from './door/ticket-key.ts';
export {
  chapterRoles,
  type Duty,
  duties,
  type Extent,
  extentOf,
  type Role,
  roles,
} from './duties.ts';
export {
  EventFields,
  type EventLetters,
  type EventList,
  type EventRow,
  eventEntries,
  eventLists,
  eventStates,
  type OfficeEvent,
  type OfficeEventState,
} from './events/event.ts';
export {
  type GalleryItem,
  galleryLimits,
  type ItemToSave,
  type Upload,
  type UploadPart,
  type UploadState,
} from './events/gallery.ts';
export { officeEventMessages } from './events/messages.ts';
export { type EventPerson, type PeopleList, peopleLists, seatStates } from './events/people.ts';
export { Email, Name } from './fields.ts';
export {
  type Gift,
  type GiftKind,
  type GiftRow,
  type GiftState,
  type GiftStep,
  giftKinds,
  giftStates,
  type Refund,
  type RefundState,
} from './gifts/gift.ts';
export { GiftFields, type GiftFilters } from './gifts/gifts.ts';
export { officeGiftMessages } from './gifts/messages.ts';
export { refundDays, secondYesAbove } from './gifts/refund.ts';
export type { Donor, StatementState } from './gifts/statements.ts';
export { type Grant, Grants } from './grants.ts';
export type { Copies } from './house/copies.ts';
export {
  belowLetter,
  type LetterKind,
  letters,
  type OwnWords,
  type SampleLetter,
} from './house/letters.ts';
export { holdMinutes, ownWordsMost, type Settings } from './house/settings.ts';
export type { DemoRole } from './identity/demo-sign-in.ts';
export type { MailCheck } from './letters/mail-check.ts';
export {
  type Audience,
  type AudienceCount,
  bulkBeyond,
  freshBeyond,
  guestsAsked,
  type Mailing,
  type MailingFault,
  type MailingFields,
  type MailingList,
  type MailingRow,
  type MailingState,
  mailingFaults,
  mailingHoldMinutes,
  mailingLists,
  mailingStates,
  mailingSubject,
  namePlace,
  secondYesBeyond,
} from './letters/mailing.ts';
export { letterMessages } from './letters/messages.ts';
export {
  type DeedAction,
  deedActions,
  type SubjectKind,
  subjectKinds,
} from './log/deeds.ts';
export type { LogLine } from './log/log-line.ts';
export type { Me, SignedIn } from './me/me.ts';
export {
  contactColumns,
  type MemberColumn,
  type MemberFilters,
  memberColumns,
  memberOrders,
} from './members/list.ts';
export {
  type ContactSaved,
  type Member,
  type MemberConsent,
  MemberFacts,
  type MemberPart,
  type MemberRow,
  type MemberStatus,
  memberMarks,
  memberStatuses,
} from './members/member.ts';
export { type MemberComparison, type MergeField, mergeFields } from './members/merge.ts';
export { officeMessages } from './messages.ts';
export {
  type NewsFields,
  type NewsPiece,
  type NewsRow,
  type NewsState,
  newsPictures,
  newsStates,
} from './news/news.ts';
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
export type { GraduatesCheck, GraduatesMode } from './rolls/graduates.ts';
export {
  type Roll,
  type RollCheck,
  type RollChoice,
  type RollColumn,
  type RollRow,
  type RollUndone,
  requiredRollColumns,
  rollColumns,
  rollDoubles,
  rollEncodings,
  rollSeparators,
} from './rolls/roll.ts';
export type { OpenInvitation, Volunteer } from './volunteers/volunteer.ts';
