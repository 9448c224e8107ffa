import type { Services } from '../http/services.ts';
import type { OfficeHandlers } from './handler.ts';

type Names =
  | 'getMailings'
  | 'countAudience'
  | 'previewMailing'
  | 'getMailing'
  | 'addMailing'
  | 'saveMailing'
  | 'copyMailing'
  | 'removeMailing'
  | 'testMailing'
  | 'checkMailing'
  | 'sendMailing'
  | 'giveYes'
  | 'stopMailing'
  | 'pauseMailing'
  | 'resumeMailing'
  | 'resendFailed'
  | 'checkMail'
  | 'sendMeOne';

const soon = { answer: () => Promise.reject(new Error('The server’s half comes with the next commit.')) };

/** Letters to many. */
export const letterHandlers = (_: Services): Pick<OfficeHandlers, Names> => ({
  getMailings: soon,
  countAudience: soon,
  previewMailing: soon,
  getMailing: soon,
  addMailing: soon,
  saveMailing: soon,
  copyMailing: soon,
  removeMailing: soon,
  testMailing: soon,
  checkMailing: soon,
  sendMailing: soon,
  giveYes: soon,
  stopMailing: soon,
  pauseMailing: soon,
  resumeMailing: soon,
  resendFailed: soon,
  checkMail: soon,
  sendMeOne: soon,
});
