/** Table of the Office's calls, with their parts and messages. Not published. */

export { type ContributionKind, contributionKinds, isThirdPartyGift } from '../donations/contributions.ts';
export type { ReceiptSheet } from '../donations/receipt-sheet.ts';
export type { CreationOptions, RequestOptions } from '../passkeys/options.ts';
export { digestKinds, type Me, type SignedIn } from './account/me.ts';
export {
  type AuditActionName,
  type AuditSubject,
  type SubjectKind,
  subjectKinds,
} from './audit-log/audit-actions.ts';
export type { LogLine } from './audit-log/log-line.ts';
export type { OfficeCall } from './call.ts';
export {
  Audience,
  type AudienceCount,
  bulkBeyond,
  Campaign,
  type CampaignFault,
  type CampaignFields,
  type CampaignListName,
  type CampaignRow,
  type CampaignState,
  campaignFaults,
  campaignHoldMinutes,
  campaignLists,
  campaignStates,
  campaignSubject,
  freshBeyond,
  guestsAsked,
  namePlace,
  secondYesBeyond,
} from './campaigns/campaign.ts';
export { campaignMessages } from './campaigns/messages.ts';
export {
  type CheckedIn,
  CheckIn,
  type CheckInCounts,
  type CheckInEntry,
  type CheckInEvent,
  type CheckInResult,
  checkInLimits,
  checkInResults,
} from './check-in/check-in.ts';
export { checkInMessages } from './check-in/messages.ts';
export { ticketKey, ticketTokenIn } from './check-in/ticket-key.ts';
export { draftLimits } from './dashboard/drafts.ts';
export { Flyer, type FlyerName, flyerNames, flyerSizes } from './events/flyer.ts';
export { officeEventMessages } from './events/messages.ts';
export {
  type EventEmails,
  EventFields,
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
  type ImportCheck,
  type ImportChoice,
  type ImportColumn,
  type ImportEncoding,
  type ImportRow,
  type ImportSeparator,
  importBytes,
  importColumns,
  importDoubles,
  importEncodings,
  importSeparators,
  type MemberImport,
  type ProblemKind,
  problemKinds,
  requiredImportColumns,
} from './member-import/member-import.ts';
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
export {
  chapterRoles,
  type Extent,
  extentOf,
  type Permission,
  permissions,
  type Role,
  roles,
} from './permissions.ts';
export type { Published } from './published/published.ts';
export { type ItemDecided, mostItems } from './review/decide.ts';
export {
  type DecidedBefore,
  type DecisionEmail,
  type Duplicate,
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
  type EmailKind,
  emailFooter,
  messages,
  type OwnWords,
  type SampleEmail,
} from './settings/emails.ts';
export { holdMinutes, ownWordsMost, type Settings } from './settings/settings.ts';
export type { DemoRole } from './sign-in/demo-sign-in.ts';
export type { OpenInvitation, Volunteer } from './volunteers/volunteer.ts';
