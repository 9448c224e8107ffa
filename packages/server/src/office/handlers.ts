import type { DonationServices } from '../donations/handlers.ts';
import { accountServer } from './account/server.ts';
import { graduatesHandlers } from './alumni-register/server.ts';
import { auditLogServer } from './audit-log/server.ts';
import { letterHandlers, letterSendingHandlers } from './campaigns/server.ts';
import { doorHandlers } from './check-in/server.ts';
import { dashboardServer } from './dashboard/server.ts';
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
import { rollHandlers } from './member-import/server.ts';
import { memberHandlers } from './members/server.ts';
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
import {
  editStoryHandler,
  getPublishedHandler,
  renewJobHandler,
  takeDownHandler,
  undoPublishedHandler,
} from './published/server.ts';
import { askHandler, undoAskHandler } from './review/ask-handlers.ts';
import { decideHandler, mergeSubmissionHandler, undoDecisionHandler } from './review/decide-handlers.ts';
import {
  getPhotoHandler,
  getQueueHandler,
  getSubmissionHandler,
  showContactHandler,
} from './review/queue-handlers.ts';
import { getReasonsHandler, removeReasonHandler, saveReasonHandler } from './review/reason-handlers.ts';
import { settingsServer } from './settings/server.ts';
import { signInServer } from './sign-in/server.ts';
import { volunteerServer } from './volunteers/server.ts';

/** Who answers what: a handler per row of the Office's table, or this does not compile. */
export const officeHandlers = (services: DonationServices): OfficeHandlers => ({
  ...signInServer.handlers(services),
  ...accountServer.handlers(services),
  ...volunteerServer.handlers(services),
  ...auditLogServer.handlers(services),
  ...dashboardServer.handlers(services),
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
  ...memberHandlers(services),
  ...rollHandlers(services),
  ...graduatesHandlers(services),
  ...giftServer.handlers(services),
  ...settingsServer.handlers(services),
  getOutbox: getOutboxHandler(services),
  retryLetter: retryLetterHandler(services),
  dropLetter: dropLetterHandler(services),
  getQueue: getQueueHandler(services),
  getSubmission: getSubmissionHandler(services),
  getPhoto: getPhotoHandler(services),
  showContact: showContactHandler(services),
  decide: decideHandler(services),
  undoDecision: undoDecisionHandler(services),
  ask: askHandler(services),
  undoAsk: undoAskHandler(services),
  mergeSubmission: mergeSubmissionHandler(services),
  getReasons: getReasonsHandler(services),
  saveReason: saveReasonHandler(services),
  removeReason: removeReasonHandler(services),
  getPublished: getPublishedHandler(services),
  takeDown: takeDownHandler(services),
  renewJob: renewJobHandler(services),
  undoPublished: undoPublishedHandler(services),
  editStory: editStoryHandler(services),
});
