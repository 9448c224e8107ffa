/** The second table of calls, what its rows are made of, and what the Office says. Not published. */

export { type ContributionKind, contributionKinds, isThirdPartyGift } from '../donations/contributions.ts';
export type { ReceiptSheet } from '../donations/receipt-sheet.ts';
export type { CreationOptions, RequestOptions } from '../passkeys/options.ts';
export { type Me, type SignedIn, toldLetters } from './account/me.ts';
export {
  type DeedAction,
  type DeedSubject,
  type SubjectKind,
  subjectKinds,
} from './audit-log/deeds.ts';
export type { LogLine } from './audit-log/log-line.ts';
export type { OfficeCall } from './call.ts';
export {
  Audience,
  type AudienceCount,
  bulkBeyond,
  freshBeyond,
  guestsAsked,
  Mailing,
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
} from './campaigns/mailing.ts';
export { letterMessages } from './campaigns/messages.ts';
export {
  type CheckedIn,
  CheckIn,
  type CheckInResult,
  checkInResults,
  type DoorCounts,
  type DoorEntry,
  type DoorEvent,
  doorLimits,
} from './check-in/door.ts';
export { doorMessages } from './check-in/messages.ts';
export { ticketKey, ticketTokenIn } from './check-in/ticket-key.ts';
export { draftLimits } from './dashboard/drafts.ts';
export { chapterRoles, type Duty, duties, type Extent, extentOf, type Role, roles } from './duties.ts';
export { officeEventMessages } from './events/messages.ts';
export {
  EventFields,
  type EventLetters,
  type EventList,
  EventRow,
  eventEntries,
  eventLists,
  eventStates,
  OfficeEvent,
  type OfficeEventState,
} from './events/model.ts';
export { Email, Name } from './fields.ts';
export {
  type GalleryItem,
  galleryLimits,
  type ItemToSave,
  Upload,
  type UploadPart,
  type UploadState,
  uploadParts,
} from './gallery/gallery.ts';
export { GiftFields, type GiftFilters } from './gifts/gifts.ts';
export { officeGiftMessages } from './gifts/messages.ts';
export {
  Gift,
  type GiftKind,
  GiftRow,
  type GiftState,
  type GiftStep,
  giftKinds,
  giftStates,
  type Refund,
  type RefundState,
} from './gifts/model.ts';
export { refundDays, secondYesAbove } from './gifts/refund.ts';
export type { Donor, StatementState } from './gifts/statements.ts';
export { Grant, Grants } from './grants.ts';
export { EventPerson, type PeopleList, peopleLists, seatStates } from './guests/guests.ts';
export type { MailCheck } from './mail/mail-check.ts';
export {
  type ProblemKind,
  problemKinds,
  type Roll,
  type RollCheck,
  type RollChoice,
  type RollColumn,
  type RollEncoding,
  type RollRow,
  type RollSeparator,
  requiredRollColumns,
  rollBytes,
  rollColumns,
  rollDoubles,
  rollEncodings,
  rollSeparators,
} from './member-import/roll.ts';
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
export { Assertion, Attestation, Transports } from './passkeys.ts';
export type { Published } from './published/published.ts';
export { type ItemDecided, mostItems } from './review/decide.ts';
export {
  type DecidedBefore,
  type Double,
  type LetterPreview,
  type Queue,
  type QueueRow,
  Ref,
  reasonKinds,
  type Submission,
  type SubmissionKind,
  submissionKinds,
} from './review/model.ts';
export type { Copies } from './settings/copies.ts';
export {
  belowLetter,
  type LetterKind,
  letters,
  type OwnWords,
  type SampleLetter,
} from './settings/letters.ts';
export { holdMinutes, ownWordsMost, type Settings } from './settings/settings.ts';
export type { DemoRole } from './sign-in/demo-sign-in.ts';
export type { OpenInvitation, Volunteer } from './volunteers/volunteer.ts';
