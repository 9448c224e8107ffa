import type { DonationServices } from '../donations/handlers.ts';
import {
  addPasskeyHandler,
  endSessionHandler,
  getMeHandler,
  newCodesHandler,
  passkeyOptionsHandler,
  removePasskeyHandler,
  saveMeHandler,
} from './account/server.ts';
import { alumniRegisterServer } from './alumni-register/server.ts';
import { exportLogHandler, logHandler } from './audit-log/server.ts';
import { letterHandlers, letterSendingHandlers } from './campaigns/server.ts';
import { doorHandlers } from './check-in/server.ts';
import {
  getDraftHandler,
  getViewsHandler,
  removeViewHandler,
  saveDraftHandler,
  saveViewHandler,
} from './dashboard/drafts-and-views.ts';
import { pulseHandler } from './dashboard/pulse-handler.ts';
import { getDeskHandler, searchAllHandler } from './dashboard/server.ts';
import { eventHandlers } from './events/server.ts';
import {
  dropUploadHandler,
  getGalleryHandler,
  getUploadPictureHandler,
  getUploadsHandler,
  saveGalleryHandler,
  sendChunkHandler,
  startUploadHandler,
} from './gallery/server.ts';
import { giftServer } from './gifts/server.ts';
import { peopleHandlers } from './guests/server.ts';
import type { OfficeHandlers } from './kernel/handler.ts';
import { dropLetterHandler, getOutboxHandler, retryLetterHandler } from './mail/server.ts';
import { memberImportServer } from './member-import/server.ts';
import { memberServer } from './members/server.ts';
import { getNewsUploadsHandler, startNewsUploadHandler } from './news/pictures.ts';
import {
  addNewsHandler,
  getNewsPieceHandler,
  getOfficeNewsHandler,
  previewNewsHandler,
  removeNewsHandler,
  restoreNewsHandler,
  saveNewsHandler,
} from './news/server.ts';
import { publishedServer } from './published/server.ts';
import { reviewServer } from './review/server.ts';
import { getCopiesHandler, makeCopyHandler } from './settings/copies-handlers.ts';
import {
  getSampleLetterHandler,
  getSettingsHandler,
  removeSamplesHandler,
  saveSettingsHandler,
} from './settings/server.ts';
import { joinHandler, openInvitationHandler } from './sign-in/join-handlers.ts';
import {
  enrolHandler,
  enrolOptionsHandler,
  lostHandler,
  openRecoveryHandler,
} from './sign-in/recovery-handlers.ts';
import {
  demoSignInHandler,
  signInHandler,
  signInOptionsHandler,
  signOutHandler,
  stepUpHandler,
  stepUpOptionsHandler,
} from './sign-in/server.ts';
import {
  endVolunteerHandler,
  getVolunteersHandler,
  inviteAgainHandler,
  inviteHandler,
  saveGrantsHandler,
} from './volunteers/server.ts';

/** Who answers what: a handler per row of the Office's table, or this does not compile. */
export const officeHandlers = (services: DonationServices): OfficeHandlers => ({
  signInOptions: signInOptionsHandler(services),
  signIn: signInHandler(services),
  demoSignIn: demoSignInHandler(services),
  openInvitation: openInvitationHandler(services),
  join: joinHandler(services),
  lost: lostHandler(services),
  openRecovery: openRecoveryHandler(services),
  enrolOptions: enrolOptionsHandler(services),
  enrol: enrolHandler(services),
  stepUpOptions: stepUpOptionsHandler(services),
  stepUp: stepUpHandler(services),
  signOut: signOutHandler(services),
  getMe: getMeHandler(services),
  saveMe: saveMeHandler(services),
  passkeyOptions: passkeyOptionsHandler(services),
  addPasskey: addPasskeyHandler(services),
  removePasskey: removePasskeyHandler(services),
  newCodes: newCodesHandler(services),
  endSession: endSessionHandler(services),
  getVolunteers: getVolunteersHandler(services),
  invite: inviteHandler(services),
  inviteAgain: inviteAgainHandler(services),
  saveGrants: saveGrantsHandler(services),
  endVolunteer: endVolunteerHandler(services),
  getLog: logHandler(services),
  exportLog: exportLogHandler(services),
  getDesk: getDeskHandler(services),
  pulse: pulseHandler(services),
  searchAll: searchAllHandler(services),
  getViews: getViewsHandler(services),
  saveView: saveViewHandler(services),
  removeView: removeViewHandler(services),
  getDraft: getDraftHandler(services),
  saveDraft: saveDraftHandler(services),
  getOfficeNews: getOfficeNewsHandler(services),
  getNewsPiece: getNewsPieceHandler(services),
  addNews: addNewsHandler(services),
  saveNews: saveNewsHandler(services),
  removeNews: removeNewsHandler(services),
  restoreNews: restoreNewsHandler(services),
  previewNews: previewNewsHandler(services),
  getNewsUploads: getNewsUploadsHandler(services),
  startNewsUpload: startNewsUploadHandler(services),
  getGallery: getGalleryHandler(services),
  getUploads: getUploadsHandler(services),
  startUpload: startUploadHandler(services),
  sendChunk: sendChunkHandler(services),
  dropUpload: dropUploadHandler(services),
  getUploadPicture: getUploadPictureHandler(services),
  saveGallery: saveGalleryHandler(services),
  ...eventHandlers(services),
  ...peopleHandlers(services),
  ...doorHandlers(services),
  ...letterHandlers(services),
  ...letterSendingHandlers(services),
  ...memberServer.handlers(services),
  ...memberImportServer.handlers(services),
  ...alumniRegisterServer.handlers(services),
  ...giftServer.handlers(services),
  getSettings: getSettingsHandler(services),
  saveSettings: saveSettingsHandler(services),
  getSampleLetter: getSampleLetterHandler(services),
  removeSamples: removeSamplesHandler(services),
  getCopies: getCopiesHandler(services),
  makeCopy: makeCopyHandler(services),
  getOutbox: getOutboxHandler(services),
  retryLetter: retryLetterHandler(services),
  dropLetter: dropLetterHandler(services),
  ...reviewServer.handlers(services),
  ...publishedServer.handlers(services),
});
