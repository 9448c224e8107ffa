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
  /** Options for a passkey prompt. They name nobody, so they reveal nothing about any account. */
  signInOptions: write('/identity/options', {
    permission: 'anyone',
    answer: { options: RequestOptions },
  }),

  /** Signs in with a passkey. 422 if the passkey is unknown or fails verification. */
  signIn: write('/identity/sign-in', {
    permission: 'anyone',
    body: { assertion: Assertion },
    answer: SignedIn,
  }),

  /**
   * Signs in as a demo volunteer without a passkey. Works only on the computer that runs the demo, 404 everywhere else. 409 if a
   * volunteer already uses the demo email.
   */
  demoSignIn: write('/identity/demo', {
    permission: 'anyone',
    body: { role: v.picklist(demoRoles, messages.notUnderstood) },
    answer: SignedIn,
  }),

  /** Details of an invitation and options for its passkey. The invitation stays open. 410 if it was used or has expired. */
  openInvitation: write('/identity/invitation', {
    permission: 'anyone',
    body: { token: LinkToken },
    answer: {
      /** Name of the invited person, as the inviting volunteer typed it. */
      name: v.string(),
      /** Name of the inviting volunteer; `null` if the invitation was made on the command line. */
      invitedBy: v.nullable(v.string()),
      grants: v.array(Grant),
      options: CreationOptions,
    },
  }),

  /** Creates a volunteer with a passkey and eight recovery codes, and signs them in. Uses up the invitation. */
  join: write('/identity/join', {
    permission: 'anyone',
    body: { token: LinkToken, name: Name, attestation: Attestation },
    answer: { ...SignedIn.entries, codes: Codes },
  }),

  /** Emails a link for a new passkey if email and recovery code match. The response is always the same. */
  lost: write('/identity/lost', {
    permission: 'anyone',
    body: { email: Email, code: Code },
    answer: { ...Done.entries, message: v.string() },
  }),

  /**
   * Uses up a recovery link in the browser that asked for it. That browser may then call `enrol` within ten minutes, and nothing
   * else. 410 if the link was used, has expired, or was requested in another browser.
   */
  openRecovery: write('/identity/recovery', {
    permission: 'anyone',
    body: { token: LinkToken },
    answer: { name: v.string() },
  }),

  /** Options for the passkey that replaces a lost one. */
  enrolOptions: write('/identity/enrol/options', {
    permission: 'enrol',
    answer: { options: CreationOptions },
  }),

  /** Registers the passkey that replaces a lost one, and signs in with it. Ends all other sessions of the volunteer. */
  enrol: write('/identity/enrol', {
    permission: 'enrol',
    body: { attestation: Attestation },
    answer: SignedIn,
  }),

  /** Options for the passkey prompt of a step-up. */
  stepUpOptions: write('/identity/fresh/options', {
    permission: 'volunteer',
    answer: { options: RequestOptions },
  }),

  /** Confirms the passkey again (step-up). It is not asked for again for five minutes. */
  stepUp: write('/identity/fresh', {
    permission: 'volunteer',
    body: { assertion: Assertion },
    /** Time left until the next step-up, in milliseconds. */
    answer: { freshLeft: v.number() },
  }),

  /** Ends this session. */
  signOut: write('/identity/sign-out', {
    permission: 'volunteer',
    answer: Done,
  }),
} as const;
