import type { OfficeCallName } from '../../contract/office/office-calls.ts';

/** What only the server reads of a call of the Office. */
export interface OfficePolicy {
  /** One line for the docs. */
  summary: string;
  /** Tries of one visitor in ten minutes, where anyone may try. @default no limit of its own */
  tries?: number;
}

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
} as const satisfies Readonly<Record<OfficeCallName, OfficePolicy>>;
