import { getDraft, saveDraft } from './dashboard/drafts.ts';
import { getDesk } from './dashboard/get-desk.ts';
import { pulse } from './dashboard/pulse.ts';
import { searchAll } from './dashboard/search-all.ts';
import { getViews, removeView, saveView } from './dashboard/views.ts';
import { checkIn, doorList, endDoorPass, makeDoorPass, openDoor, walkIn } from './check-in/door.ts';
import {
  addEvent,
  cancelEvent,
  copyEvent,
  getOfficeEvent,
  getOfficeEvents,
  hideEvent,
  saveEvent,
  saveReminder,
  showEvent,
  undoCancel,
  undoTell,
} from './events/events.ts';
import {
  dropUpload,
  getGallery,
  getUploadPicture,
  getUploads,
  saveGallery,
  sendChunk,
  startUpload,
} from './gallery/gallery.ts';
import { addPerson, cancelPerson, exportPeople, getNames, getPeople, movePerson } from './guests/guests.ts';
import {
  exportGifts,
  getGift,
  getGifts,
  getGiftTotals,
  reconcileAll,
  reconcileGift,
  recordGift,
  sendReceipt,
  undoRecord,
} from './gifts/gifts.ts';
import { dropRefund, giveSecondYes, refundGift } from './gifts/refund.ts';
import {
  getStatements,
  mailStatements,
  statementFile,
  statementSheets,
  undoStatements,
} from './gifts/statements.ts';
import { getCopies, makeCopy } from './settings/copies.ts';
import { getSampleLetter } from './settings/letters.ts';
import { dropLetter, getOutbox, retryLetter } from './mail/outbox.ts';
import { getSettings, removeSamples, saveSettings } from './settings/settings.ts';
import { demoSignIn } from './sign-in/demo-sign-in.ts';
import { enrol } from './sign-in/enrol.ts';
import { enrolOptions } from './sign-in/enrol-options.ts';
import { join } from './sign-in/join.ts';
import { lost } from './sign-in/lost.ts';
import { openInvitation } from './sign-in/open-invitation.ts';
import { openRecovery } from './sign-in/open-recovery.ts';
import { signIn } from './sign-in/sign-in.ts';
import { signInOptions } from './sign-in/sign-in-options.ts';
import { signOut } from './sign-in/sign-out.ts';
import { stepUp } from './sign-in/step-up.ts';
import { stepUpOptions } from './sign-in/step-up-options.ts';
import {
  addMailing,
  checkMailing,
  copyMailing,
  countAudience,
  getMailing,
  getMailings,
  giveYes,
  pauseMailing,
  previewMailing,
  removeMailing,
  resendFailed,
  resumeMailing,
  saveMailing,
  sendMailing,
  stopMailing,
  testMailing,
} from './campaigns/letters.ts';
import { checkMail, sendMeOne } from './mail/mail-check.ts';
import { exportLog, getLog } from './audit-log/get-log.ts';
import { addPasskey } from './account/add-passkey.ts';
import { endSession } from './account/end-session.ts';
import { getMe } from './account/get-me.ts';
import { newCodes } from './account/new-codes.ts';
import { passkeyOptions } from './account/passkey-options.ts';
import { removePasskey } from './account/remove-passkey.ts';
import { saveMe } from './account/save-me.ts';
import { exportMembers, getOfficeMembers } from './members/list.ts';
import { compareMembers, mergeMembers, undoMerge } from './members/merge.ts';
import {
  deleteMember,
  getOfficeMember,
  hideMember,
  saveMember,
  saveMemberContact,
  sendMemberLinks,
  showMemberContact,
  unhideMember,
  withdrawConsent,
} from './members/record.ts';
import {
  addNews,
  getNewsPiece,
  getNewsUploads,
  getOfficeNews,
  previewNews,
  removeNews,
  restoreNews,
  saveNews,
  startNewsUpload,
} from './news/news.ts';
import type { OfficeCall } from './kernel/call.ts';
import { ask, undoAsk } from './review/ask.ts';
import { decide } from './review/decide.ts';
import { getPhoto } from './review/get-photo.ts';
import { getQueue } from './review/get-queue.ts';
import { getSubmission } from './review/get-submission.ts';
import { mergeSubmission } from './review/merge-submission.ts';
import { editStory, getPublished, renewJob, takeDown, undoPublished } from './published/published.ts';
import { getReasons, removeReason, saveReason } from './review/reasons.ts';
import { showContact } from './review/show-contact.ts';
import { undoDecision } from './review/undo-decision.ts';
import { bringGraduates, checkGraduates, getGraduates, removeGraduates } from './alumni-register/alumni-register.ts';
import { checkRoll, commitRoll, getRoll, getRolls, readRoll, rejectedLines, undoRoll } from './member-import/roll.ts';
import { endVolunteer } from './volunteers/end-volunteer.ts';
import { getVolunteers } from './volunteers/get-volunteers.ts';
import { invite } from './volunteers/invite.ts';
import { inviteAgain } from './volunteers/invite-again.ts';
import { saveGrants } from './volunteers/save-grants.ts';

/**
 * The second table of calls: what volunteers work with, below `/office` of the API. Of the same rows as the first, by the same
 * router; it is not published and may change with the Office that comes with it.
 */
export const officeCalls = {
  signInOptions,
  signIn,
  demoSignIn,
  openInvitation,
  join,
  lost,
  openRecovery,
  enrolOptions,
  enrol,
  stepUpOptions,
  stepUp,
  signOut,
  getMe,
  saveMe,
  passkeyOptions,
  addPasskey,
  removePasskey,
  newCodes,
  endSession,
  getVolunteers,
  invite,
  inviteAgain,
  saveGrants,
  endVolunteer,
  getLog,
  exportLog,
  getDesk,
  pulse,
  searchAll,
  getViews,
  saveView,
  removeView,
  getDraft,
  saveDraft,
  getQueue,
  getSubmission,
  getPhoto,
  showContact,
  decide,
  undoDecision,
  ask,
  undoAsk,
  mergeSubmission,
  getReasons,
  saveReason,
  removeReason,
  getPublished,
  takeDown,
  renewJob,
  undoPublished,
  editStory,
  getOfficeNews,
  getNewsPiece,
  addNews,
  saveNews,
  removeNews,
  restoreNews,
  previewNews,
  getNewsUploads,
  startNewsUpload,
  getGallery,
  getUploads,
  startUpload,
  sendChunk,
  dropUpload,
  getUploadPicture,
  saveGallery,
  getOfficeEvents,
  getOfficeEvent,
  addEvent,
  saveEvent,
  undoTell,
  showEvent,
  hideEvent,
  cancelEvent,
  undoCancel,
  copyEvent,
  saveReminder,
  getPeople,
  getNames,
  addPerson,
  cancelPerson,
  movePerson,
  exportPeople,
  makeDoorPass,
  endDoorPass,
  openDoor,
  doorList,
  checkIn,
  walkIn,
  // What an address calls by a word comes before what is called by an id.
  getOfficeMembers,
  exportMembers,
  compareMembers,
  mergeMembers,
  getOfficeMember,
  showMemberContact,
  saveMember,
  saveMemberContact,
  withdrawConsent,
  sendMemberLinks,
  hideMember,
  unhideMember,
  deleteMember,
  undoMerge,
  readRoll,
  getRolls,
  getRoll,
  checkRoll,
  commitRoll,
  undoRoll,
  rejectedLines,
  getGraduates,
  checkGraduates,
  bringGraduates,
  removeGraduates,
  getGifts,
  getGiftTotals,
  recordGift,
  reconcileAll,
  exportGifts,
  getStatements,
  statementFile,
  statementSheets,
  mailStatements,
  undoStatements,
  getGift,
  undoRecord,
  sendReceipt,
  reconcileGift,
  refundGift,
  giveSecondYes,
  dropRefund,
  getMailings,
  countAudience,
  previewMailing,
  getMailing,
  addMailing,
  saveMailing,
  copyMailing,
  removeMailing,
  testMailing,
  checkMailing,
  sendMailing,
  giveYes,
  stopMailing,
  pauseMailing,
  resumeMailing,
  resendFailed,
  getSettings,
  saveSettings,
  getSampleLetter,
  removeSamples,
  getCopies,
  makeCopy,
  getOutbox,
  retryLetter,
  dropLetter,
  checkMail,
  sendMeOne,
} as const satisfies Record<string, OfficeCall>;

export type OfficeCalls = typeof officeCalls;
export type OfficeCallName = keyof OfficeCalls;
