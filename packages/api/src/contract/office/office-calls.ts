import { getDraft, saveDraft } from './desk/drafts.ts';
import { getDesk } from './desk/get-desk.ts';
import { pulse } from './desk/pulse.ts';
import { searchAll } from './desk/search-all.ts';
import { getViews, removeView, saveView } from './desk/views.ts';
import { checkIn, doorList, endDoorPass, makeDoorPass, openDoor, walkIn } from './door/door.ts';
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
} from './events/gallery.ts';
import { addPerson, cancelPerson, exportPeople, getNames, getPeople, movePerson } from './events/people.ts';
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
import { getCopies, makeCopy } from './house/copies.ts';
import { getSampleLetter } from './house/letters.ts';
import { dropLetter, getOutbox, retryLetter } from './house/outbox.ts';
import { getSettings, removeSamples, saveSettings } from './house/settings.ts';
import { demoSignIn } from './identity/demo-sign-in.ts';
import { enrol } from './identity/enrol.ts';
import { enrolOptions } from './identity/enrol-options.ts';
import { join } from './identity/join.ts';
import { lost } from './identity/lost.ts';
import { openInvitation } from './identity/open-invitation.ts';
import { openRecovery } from './identity/open-recovery.ts';
import { signIn } from './identity/sign-in.ts';
import { signInOptions } from './identity/sign-in-options.ts';
import { signOut } from './identity/sign-out.ts';
import { stepUp } from './identity/step-up.ts';
import { stepUpOptions } from './identity/step-up-options.ts';
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
} from './letters/letters.ts';
import { checkMail, sendMeOne } from './letters/mail-check.ts';
import { exportLog, getLog } from './log/get-log.ts';
import { addPasskey } from './me/add-passkey.ts';
import { endSession } from './me/end-session.ts';
import { getMe } from './me/get-me.ts';
import { newCodes } from './me/new-codes.ts';
import { passkeyOptions } from './me/passkey-options.ts';
import { removePasskey } from './me/remove-passkey.ts';
import { saveMe } from './me/save-me.ts';
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
import type { OfficeCall } from './office-call.ts';
import { ask, undoAsk } from './review/ask.ts';
import { decide } from './review/decide.ts';
import { getPhoto } from './review/get-photo.ts';
import { getQueue } from './review/get-queue.ts';
import { getSubmission } from './review/get-submission.ts';
import { mergeSubmission } from './review/merge-submission.ts';
import { editStory, getPublished, renewJob, takeDown, undoPublished } from './review/published.ts';
import { getReasons, removeReason, saveReason } from './review/reasons.ts';
import { showContact } from './review/show-contact.ts';
import { undoDecision } from './review/undo-decision.ts';
import { bringGraduates, checkGraduates, getGraduates, removeGraduates } from './rolls/graduates.ts';
import { checkRoll, commitRoll, getRoll, getRolls, readRoll, rejectedLines, undoRoll } from './rolls/roll.ts';
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
