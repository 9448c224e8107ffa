import { officeMessages as messages } from '../../contract/office/messages.ts';
import { Refusal } from '../http/refusal.ts';
import type { Services } from '../http/services.ts';
import type { OfficeHandlers } from './handler.ts';

const answer = () => Promise.reject(new Refusal(404, messages.nothingHere));

export const memberHandlers = (
  _: Services,
): Pick<
  OfficeHandlers,
  | 'getOfficeMembers'
  | 'exportMembers'
  | 'compareMembers'
  | 'mergeMembers'
  | 'getOfficeMember'
  | 'showMemberContact'
  | 'saveMember'
  | 'saveMemberContact'
  | 'withdrawConsent'
  | 'sendMemberLinks'
  | 'hideMember'
  | 'unhideMember'
  | 'deleteMember'
  | 'undoMerge'
> => ({
  getOfficeMembers: { answer },
  exportMembers: { answer },
  compareMembers: { answer },
  mergeMembers: { answer },
  getOfficeMember: { answer },
  showMemberContact: { answer },
  saveMember: { answer },
  saveMemberContact: { answer },
  withdrawConsent: { answer },
  sendMemberLinks: { answer },
  hideMember: { answer },
  unhideMember: { answer },
  deleteMember: { answer },
  undoMerge: { answer },
});
