import { campaignServer } from './campaigns/server.ts';
import { checkInServer } from './check-in/server.ts';
import { eventServer } from './events/server.ts';
import { galleryServer } from './gallery/server.ts';
import { giftServer } from './gifts/server.ts';
import { guestServer } from './guests/server.ts';
import type { Logged, WritingName } from './kernel/implement.ts';
import { mailServer } from './mail/server.ts';
import { newsServer } from './news/server.ts';

const asks = { none: 'It asks, and changes nothing.' } as const;
const challenge = { none: 'It is a challenge, forgotten within minutes.' } as const;

/** What every writing row of the table leaves in the log: a row without a line here does not compile, and `every-write.test.ts` calls each. */
export const logged = {
  signInOptions: challenge,
  signIn: ['sign in', 'passkey counted backwards'],
  demoSignIn: ['sign in'],
  openInvitation: challenge,
  join: ['join'],
  lost: ['recovery code used'],
  openRecovery: ['recovery link used'],
  enrolOptions: challenge,
  enrol: ['recover'],
  stepUpOptions: challenge,
  stepUp: { none: 'It opens what is noted by itself.' },
  signOut: ['sign out'],
  saveMe: ['save'],
  passkeyOptions: challenge,
  addPasskey: ['passkey add'],
  removePasskey: ['passkey remove'],
  newCodes: ['codes'],
  endSession: ['session end'],
  invite: ['invite'],
  inviteAgain: ['invite again'],
  saveGrants: ['grants'],
  endVolunteer: ['end'],
  exportLog: ['log export'],
  // Of a view for all; what is somebody's own is nobody's business.
  saveView: ['view add'],
  removeView: ['view remove'],
  saveDraft: { none: 'What somebody is writing is theirs until it is saved, which is noted.' },
  showContact: ['look at contact'],
  decide: ['approve', 'reject'],
  undoDecision: ['undo'],
  ask: ['ask'],
  undoAsk: ['undo ask'],
  mergeSubmission: ['merge'],
  saveReason: ['save reason'],
  removeReason: ['remove reason'],
  takeDown: ['expire', 'take down'],
  renewJob: ['renew'],
  undoPublished: ['put back'],
  editStory: ['mend'],
  ...newsServer.audit,
  ...galleryServer.audit,
  ...eventServer.audit,
  ...guestServer.audit,
  ...checkInServer.audit,
  exportMembers: ['member export'],
  mergeMembers: ['member merge'],
  showMemberContact: ['look at contact'],
  saveMember: ['member save'],
  saveMemberContact: ['member contact'],
  withdrawConsent: ['consent'],
  sendMemberLinks: ['links'],
  hideMember: ['hide'],
  unhideMember: ['unhide'],
  deleteMember: ['forget'],
  undoMerge: ['member unmerge'],
  readRoll: { none: 'Nobody changes by a file that was read; bringing it in is noted.' },
  checkRoll: asks,
  commitRoll: ['roll commit'],
  undoRoll: ['roll undo'],
  checkGraduates: asks,
  bringGraduates: ['graduates add', 'graduates replace'],
  removeGraduates: ['graduates remove'],
  ...campaignServer.audit,
  saveSettings: ['settings'],
  removeSamples: ['samples remove'],
  makeCopy: ['copy make'],
  ...mailServer.audit,
  ...giftServer.audit,
} as const satisfies Readonly<Record<WritingName, Logged>>;
