import { CreationOptions, RequestOptions } from '@banyan/api/contract';
import { Codes, SignedIn } from '@banyan/api/office/account/me';
import { Email, LinkToken, Name } from '@banyan/api/office/fields';
import { Grant } from '@banyan/api/office/grants';
import { officeMessages as messages } from '@banyan/api/office/messages';
import { Assertion, Attestation } from '@banyan/api/office/passkeys';
import { demoRoles } from '@banyan/api/office/sign-in/demo-sign-in';
import * as v from 'valibot';
import { write } from '../../kernel/define.ts';
import { Done } from '../../kernel/done.ts';
import { Code } from './askForRecovery.ts';

export const signInCalls = {
  /** What a browser asks for a passkey with. Nobody is named, so nothing is told about anybody. */
  signInOptions: write('/identity/options', {
    permission: 'anyone',
    answer: { options: RequestOptions },
  }),

  /** Opens the Office with a passkey. 422 for one that belongs to nobody or does not hold. */
  signIn: write('/identity/sign-in', {
    permission: 'anyone',
    body: { assertion: Assertion },
    answer: SignedIn,
  }),

  /** Opens the Office for whoever sits at the computer that it is tried on; 404 everywhere else. 409 when a volunteer has the sample's address. */
  demoSignIn: write('/identity/demo', {
    permission: 'anyone',
    body: { role: v.picklist(demoRoles, messages.notUnderstood) },
    answer: SignedIn,
  }),

  /** What an invitation is about, and what a passkey is made with. It spends nothing. 410 for one that was used or is too old. */
  openInvitation: write('/identity/invitation', {
    permission: 'anyone',
    body: { token: LinkToken },
    answer: {
      /** Whom it is for, as they were written down. */
      name: v.string(),
      /** Who invites; `null` when it was typed on the machine. */
      invitedBy: v.nullable(v.string()),
      grants: v.array(Grant),
      options: CreationOptions,
    },
  }),

  /** Makes somebody a volunteer, with their passkey and eight recovery codes, and signs them in. It spends the invitation. */
  join: write('/identity/join', {
    permission: 'anyone',
    body: { token: LinkToken, name: Name, attestation: Attestation },
    answer: { ...SignedIn.entries, codes: Codes },
  }),

  /** Asks for a letter with a link that makes a new passkey, by an e-mail and a recovery code of theirs. The answer is always the same. */
  lost: write('/identity/lost', {
    permission: 'anyone',
    body: { email: Email, code: Code },
    answer: { ...Done.entries, message: v.string() },
  }),

  /**
   * Spends the link of a letter to somebody who has lost their passkey, in the browser that asked for it, which may then do one
   * thing within ten minutes: `enrol`. 410 for a link that was used, is too old, or was asked for elsewhere.
   */
  openRecovery: write('/identity/recovery', {
    permission: 'anyone',
    body: { token: LinkToken },
    answer: { name: v.string() },
  }),

  /** What the passkey instead of a lost one is made with. */
  enrolOptions: write('/identity/enrol/options', {
    permission: 'enrol',
    answer: { options: CreationOptions },
  }),

  /** A new passkey for somebody who has lost theirs, who is signed in with it. Every other session of theirs ends. */
  enrol: write('/identity/enrol', {
    permission: 'enrol',
    body: { attestation: Attestation },
    answer: SignedIn,
  }),

  /** What the browser asks for the passkey with once more. */
  stepUpOptions: write('/identity/fresh/options', {
    permission: 'volunteer',
    answer: { options: RequestOptions },
  }),

  /** The passkey once more: for five minutes it is not asked for again. */
  stepUp: write('/identity/fresh', {
    permission: 'volunteer',
    body: { assertion: Assertion },
    /** In milliseconds. */
    answer: { freshLeft: v.number() },
  }),

  /** Ends this session. */
  signOut: write('/identity/sign-out', {
    permission: 'volunteer',
    answer: Done,
  }),
} as const;
