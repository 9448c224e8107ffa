import { CreationOptions } from '@banyan/api/contract';
import { Codes, digestKinds, Me } from '@banyan/api/office/account/me';
import { base64url, Name, RowId } from '@banyan/api/office/fields';
import { officeMessages as messages } from '@banyan/api/office/messages';
import { Attestation } from '@banyan/api/office/passkeys';
import * as v from 'valibot';
import { read, write } from '../../kernel/define.ts';

export const accountCalls = {
  /** Volunteer who is signed in. */
  getMe: read('/me', {
    permission: 'volunteer',
    answer: Me,
  }),

  /** Changes what is theirs to change. What is left out stays. */
  saveMe: write('/me', {
    permission: 'volunteer',
    body: {
      name: v.optional(Name),
      keysOff: v.optional(v.boolean(messages.notUnderstood)),
      told: v.optional(
        v.pipe(
          v.array(v.picklist(digestKinds, messages.notUnderstood), messages.notUnderstood),
          v.maxLength(digestKinds.length, messages.notUnderstood),
        ),
      ),
      /** Puts the list of what to begin with away. */
      stepsAway: v.optional(v.boolean(messages.notUnderstood)),
    },
    answer: Me,
  }),

  /** Options that a browser makes another passkey with. */
  passkeyOptions: write('/me/passkeys/options', {
    permission: 'volunteer',
    stepUp: true,
    answer: { options: CreationOptions },
  }),

  /** Adds a passkey. 409 for one that is registered already. */
  addPasskey: write('/me/passkeys', {
    permission: 'volunteer',
    stepUp: true,
    body: { attestation: Attestation },
    answer: Me,
  }),

  /** Takes a passkey away; sessions that began with it end, but for this one. 409 for the last. */
  removePasskey: write('/me/passkeys/remove', {
    permission: 'volunteer',
    stepUp: true,
    body: { id: base64url(1_400) },
    answer: Me,
  }),

  /** Eight new recovery codes, shown this once; those before end. */
  newCodes: write('/me/codes', {
    permission: 'volunteer',
    stepUp: true,
    answer: { codes: Codes },
  }),

  /** Ends another session of theirs. */
  endSession: write('/me/sessions/end', {
    permission: 'volunteer',
    stepUp: true,
    body: { id: RowId },
    answer: Me,
  }),
} as const;
