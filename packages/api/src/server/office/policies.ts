import { galleryLimits } from '../../contract/office/events/gallery.ts';
import type { OfficeCallName } from '../../contract/office/office-calls.ts';
import { rollBytes } from '../../contract/office/rolls/roll.ts';

/** What only the server reads of a call of the Office. */
export interface OfficePolicy {
  /** One line for the docs. */
  summary: string;
  /** Tries of one visitor in ten minutes, where anyone may try. @default no limit of its own */
  tries?: number;
  /** Writes of one volunteer in ten minutes, counted apart from all others. @default together with them, 600 */
  writes?: number;
  /** Largest body of a write, in bytes. @default that of a form */
  bodyLimit?: number;
  /** A write that is repeated under its Idempotency-Key is answered as before. Its answer is kept for a day: nothing personal. */
  once?: true;
}

/** What goes up in ten minutes on a very fast line, each piece sent twice. */
const manyPieces = 6_000;
/** A gallery's words, each as long as it may be, in letters of three bytes. */
const wholeGallery = 1_048_576;

/** The server's half of every row of the Office's table: a missing one does not compile. */
export const officePolicies = {
  signInOptions: { summary: 'What a browser asks for a passkey with.', tries: 30 },
  signIn: { summary: 'Opens the Office with a passkey.', tries: 30 },
  demoSignIn: { summary: 'Opens the Office on the computer that it is tried on.', tries: 30 },
  openInvitation: { summary: 'What an invitation is about.', tries: 30 },
  join: { summary: 'Makes somebody a volunteer by their invitation.', tries: 30 },
  lost: { summary: 'Asks for a letter to somebody who has lost their passkey.', tries: 20 },
  openRecovery: { summary: 'Opens the link of such a letter.', tries: 30 },
  enrolOptions: { summary: 'What the passkey instead of a lost one is made with.', tries: 30 },
  enrol: { summary: 'A passkey instead of a lost one.', tries: 30 },
  stepUpOptions: { summary: 'What a browser asks for the passkey with once more.', tries: 30 },
  stepUp: { summary: 'The passkey once more.', tries: 30 },
  signOut: { summary: 'Ends this session.' },
  getMe: { summary: 'Who is signed in.' },
  saveMe: { summary: 'Changes what is theirs to change.' },
  passkeyOptions: { summary: 'What one more passkey is made with.', tries: 30 },
  addPasskey: { summary: 'One more passkey.', tries: 30 },
  removePasskey: { summary: 'One passkey less.' },
  newCodes: { summary: 'New recovery codes.' },
  endSession: { summary: 'Ends another session of theirs.' },
  getVolunteers: { summary: 'Who works here, and who was invited.' },
  invite: { summary: 'Invites somebody.' },
  inviteAgain: { summary: 'Invites somebody back who cannot enter any more.' },
  saveGrants: { summary: 'Changes what somebody may do.' },
  endVolunteer: { summary: 'Takes somebody out.' },
  getLog: { summary: 'Who did what.' },
  exportLog: { summary: 'The same as a file.' },
  getDesk: { summary: 'What waits, what needs a look, what comes.' },
  pulse: { summary: 'What has changed since the last look, and who looks at what.' },
  searchAll: { summary: 'Everything by name, title or reference.' },
  getViews: { summary: 'Names for addresses.' },
  saveView: { summary: 'Gives an address a name.' },
  removeView: { summary: 'Removes such a name.' },
  getDraft: { summary: 'What they were writing.' },
  saveDraft: { summary: 'Keeps what they are writing.', bodyLimit: wholeGallery },
  getQueue: { summary: 'What was sent in.' },
  getSubmission: { summary: 'One thing that was sent in.' },
  getPhoto: { summary: 'The photo of a story, also before it is published.' },
  showContact: { summary: 'How to reach whoever sent it.' },
  decide: { summary: 'Approves or turns down.', once: true },
  undoDecision: { summary: 'Takes decisions back, and their letters.', once: true },
  ask: { summary: 'Asks whoever sent it.', once: true },
  undoAsk: { summary: 'Takes a question back, and its letter.', once: true },
  mergeSubmission: { summary: 'Makes a request a correction of an entry.', once: true },
  getReasons: { summary: 'Reasons that are given again and again.' },
  saveReason: { summary: 'Saves such a reason.', once: true },
  removeReason: { summary: 'Removes such a reason.', once: true },
  getPublished: { summary: 'What stands on the site.' },
  takeDown: { summary: 'Takes a job or a story off the site.', once: true },
  renewJob: { summary: 'Sixty more days for a job.', once: true },
  undoPublished: { summary: 'Takes back that a job was taken down or renewed.', once: true },
  editStory: { summary: 'Mends a slip in a story.', once: true },
  getOfficeNews: { summary: 'News on the site, drafts, and what was removed.' },
  getNewsPiece: { summary: 'One piece of news.' },
  addNews: { summary: 'Writes a piece of news.', once: true },
  saveNews: { summary: 'Changes a piece of news, or puts it on the site.', once: true },
  removeNews: { summary: 'Takes a piece of news off the site.', once: true },
  restoreNews: { summary: 'Puts it back.', once: true },
  previewNews: { summary: 'How a text will stand on the site.' },
  getGallery: { summary: 'The gallery of an event, and what they have sent for it.' },
  getUploads: { summary: 'Where the files are that they have sent.' },
  startUpload: { summary: 'Says which file is to come.', writes: 2_000 },
  sendChunk: { summary: 'A piece of a file.', writes: manyPieces, bodyLimit: galleryLimits.piece },
  dropUpload: { summary: 'Forgets a file.', writes: 2_000 },
  getUploadPicture: { summary: 'A small picture of what a file has become.' },
  saveGallery: { summary: 'Makes these items the gallery.', once: true, bodyLimit: wholeGallery },
  getOfficeMembers: { summary: 'Members, and who asked to become one.' },
  exportMembers: { summary: 'Members as a file.' },
  compareMembers: { summary: 'Two entries of one person, beside one another.' },
  mergeMembers: { summary: 'Makes two entries one.', once: true },
  getOfficeMember: { summary: 'One member.' },
  showMemberContact: { summary: 'How to reach a member.' },
  saveMember: { summary: 'Changes the facts of a member.', once: true },
  saveMemberContact: { summary: 'Changes how a member is reached.', once: true },
  withdrawConsent: { summary: 'Takes back what a member allowed.', once: true },
  sendMemberLinks: { summary: 'Sends a member the links to their entry.', once: true },
  hideMember: { summary: 'Takes a member out of the directory.', once: true },
  unhideMember: { summary: 'Puts them back.', once: true },
  deleteMember: { summary: 'Deletes a member for good.', once: true },
  undoMerge: { summary: 'Makes them two again.', once: true },
  readRoll: { summary: 'Reads the file of a roll.', bodyLimit: rollBytes },
  getRolls: { summary: 'Rolls that were read.' },
  getRoll: { summary: 'Where a roll stands.' },
  checkRoll: { summary: 'What would come of a roll.' },
  commitRoll: { summary: 'Puts a roll into the directory.', once: true },
  undoRoll: { summary: 'Takes a roll out again.' },
  rejectedLines: { summary: 'The lines of a roll that could not come in.' },
  getSettings: { summary: 'What admins decide for all.' },
  saveSettings: { summary: 'Changes that.' },
  removeSamples: { summary: 'Takes the samples out.' },
  getCopies: { summary: 'Copies of the data on the server’s disk.' },
  makeCopy: { summary: 'Makes another.' },
  getOutbox: { summary: 'Letters that wait, are held, left, or could not be sent.' },
  retryLetter: { summary: 'Sends a letter at the next round.' },
  dropLetter: { summary: 'Gives a letter up.' },
} as const satisfies Readonly<Record<OfficeCallName, OfficePolicy>>;
