/** The second table of calls, what its rows are made of, and what the Office says. Not published. */

export { type ContributionKind, contributionKinds, isThirdPartyGift } from '../donations/contributions.ts';
export type { ReceiptSheet } from '../donations/receipt-sheet.ts';
export type { CreationOptions, RequestOptions } from '../passkeys/options.ts';
export { draftLimits, getDraft, saveDraft } from './dashboard/drafts.ts';
export { firstSteps, getDesk } from './dashboard/get-desk.ts';
export { promisedHours } from './dashboard/promised.ts';
export { pulse } from './dashboard/pulse.ts';
export { foundKinds, searchAll } from './dashboard/search-all.ts';
export { getViews, removeView, saveView } from './dashboard/views.ts';
export {
  type CheckedIn,
  CheckIn,
  type CheckInResult,
  checkIn,
  checkInResults,
  type DoorCounts,
  type DoorEntry,
  type DoorEvent,
  doorLimits,
  doorList,
  makeDoorPass,
  openDoor,
} from './check-in/door.ts';
export { doorMessages } from './check-in/messages.ts';
export { ticketKey, ticketTokenIn } from './check-in/ticket-key.ts';
export { chapterRoles, type Duty, duties, type Extent, extentOf, type Role, roles } from './duties.ts';
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
export {
  dropUpload,
  type GalleryItem,
  galleryLimits,
  getGallery,
  getUploadPicture,
  getUploads,
  type ItemToSave,
  saveGallery,
  sendChunk,
  startUpload,
  Upload,
  type UploadPart,
  type UploadState,
  uploadParts,
} from './gallery/gallery.ts';
export { officeEventMessages } from './events/messages.ts';
export { EventPerson, getPeople, type PeopleList, peopleLists, seatStates } from './guests/guests.ts';
export { Email, Name } from './fields.ts';
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
export { GiftFields, type GiftFilters, getGifts, getGiftTotals } from './gifts/gifts.ts';
export { officeGiftMessages } from './gifts/messages.ts';
export { refundDays, secondYesAbove } from './gifts/refund.ts';
export { type Donor, getStatements, type StatementState, statementSheets } from './gifts/statements.ts';
export { Grant, Grants } from './grants.ts';
export { type Copies, getCopies, makeCopy } from './settings/copies.ts';
export {
  belowLetter,
  getSampleLetter,
  type LetterKind,
  letters,
  type OwnWords,
  type SampleLetter,
} from './settings/letters.ts';
export { dropLetter, getOutbox, retryLetter } from './mail/outbox.ts';
export {
  getSettings,
  holdMinutes,
  ownWordsMost,
  removeSamples,
  type Settings,
  saveSettings,
} from './settings/settings.ts';
export { type DemoRole, demoSignIn } from './sign-in/demo-sign-in.ts';
export { enrol } from './sign-in/enrol.ts';
export { enrolOptions } from './sign-in/enrol-options.ts';
export { join } from './sign-in/join.ts';
export { lost } from './sign-in/lost.ts';
export { openInvitation } from './sign-in/open-invitation.ts';
export { openRecovery } from './sign-in/open-recovery.ts';
export { signIn } from './sign-in/sign-in.ts';
export { signInOptions } from './sign-in/sign-in-options.ts';
export { signOut } from './sign-in/sign-out.ts';
export { stepUp } from './sign-in/step-up.ts';
export { stepUpOptions } from './sign-in/step-up-options.ts';
export type { MailCheck } from './mail/mail-check.ts';
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
  type DeedAction,
  type DeedSubject,
  deedActions,
  type SubjectKind,
  subjectKinds,
} from './audit-log/deeds.ts';
export { exportLog, getLog } from './audit-log/get-log.ts';
export type { LogLine } from './audit-log/log-line.ts';
export { addPasskey } from './account/add-passkey.ts';
export { endSession } from './account/end-session.ts';
export { getMe } from './account/get-me.ts';
export { type Me, type SignedIn, toldLetters } from './account/me.ts';
export { newCodes } from './account/new-codes.ts';
export { passkeyOptions } from './account/passkey-options.ts';
export { removePasskey } from './account/remove-passkey.ts';
export { saveMe } from './account/save-me.ts';
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
export { compareMembers, type MemberComparison, type MergeField, mergeFields } from './members/merge.ts';
export { officeMessages } from './messages.ts';
export {
  addNews,
  getNewsPiece,
  getNewsUploads,
  getOfficeNews,
  type NewsFields,
  type NewsPiece,
  type NewsRow,
  type NewsState,
  newsPictures,
  newsStates,
  previewNews,
  removeNews,
  restoreNews,
  saveNews,
  startNewsUpload,
} from './news/news.ts';
export type { OfficeCall } from './kernel/call.ts';
export { type OfficeCallName, type OfficeCalls, officeCalls } from './office-calls.ts';
export { Assertion, Attestation, Transports } from './passkeys.ts';
export { ask, undoAsk } from './review/ask.ts';
export { decide, type ItemDecided, mostItems } from './review/decide.ts';
export { getPhoto } from './review/get-photo.ts';
export { getQueue } from './review/get-queue.ts';
export { getSubmission } from './review/get-submission.ts';
export { mergeSubmission } from './review/merge-submission.ts';
export {
  editStory,
  getPublished,
  type Published,
  renewJob,
  takeDown,
  undoPublished,
} from './published/published.ts';
export { getReasons, removeReason, type SavedReason, saveReason } from './review/reasons.ts';
export { showContact } from './review/show-contact.ts';
export {
  type DecidedBefore,
  type Double,
  type LetterPreview,
  type QueueRow,
  Ref,
  reasonKinds,
  type Submission,
  type SubmissionKind,
  submissionKinds,
} from './review/model.ts';
export { undoDecision } from './review/undo-decision.ts';
export type { GraduatesCheck, GraduatesMode } from './alumni-register/alumni-register.ts';
export {
  checkRoll,
  type ProblemKind,
  problemKinds,
  type Roll,
  type RollCheck,
  type RollChoice,
  type RollColumn,
  type RollEncoding,
  type RollRow,
  type RollSeparator,
  type RollUndone,
  requiredRollColumns,
  rollBytes,
  rollColumns,
  rollDoubles,
  rollEncodings,
  rollSeparators,
} from './member-import/roll.ts';
export { endVolunteer } from './volunteers/end-volunteer.ts';
export { getVolunteers } from './volunteers/get-volunteers.ts';
export { invite } from './volunteers/invite.ts';
export { inviteAgain } from './volunteers/invite-again.ts';
export { saveGrants } from './volunteers/save-grants.ts';
export type { OpenInvitation, Volunteer } from './volunteers/volunteer.ts';
