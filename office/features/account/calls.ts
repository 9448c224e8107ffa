import { CreationOptions } from '@banyan/api/contract';
import { Codes, digestKinds, Me } from '@banyan/api/office/account/me';
import { base64url, Name, RowId } from '@banyan/api/office/fields';
import { officeMessages as messages } from '@banyan/api/office/messages';
import { Attestation } from '@banyan/api/office/passkeys';
import * as v from 'valibot';
import { read, write } from '../../kernel/define.ts';

export const accountCalls = {
  /** Account of the signed-in volunteer. */
  getMe: read('/me', {
    permission: 'volunteer',
    answer: Me,
  }),

  /** Changes the volunteer’s own account. Omitted fields stay unchanged. */
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
      /** Hides the list of first steps. */
      stepsAway: v.optional(v.boolean(messages.notUnderstood)),
    },
    answer: Me,
  }),

  /** WebAuthn options for creating another passkey. */
  passkeyOptions: write('/me/passkeys/options', {
    permission: 'volunteer',
    stepUp: true,
    answer: { options: CreationOptions },
  }),

  /** Adds a passkey. 409 if it is already registered. */
  addPasskey: write('/me/passkeys', {
    permission: 'volunteer',
    stepUp: true,
    body: { attestation: Attestation },
    answer: Me,
  }),

  /** Removes a passkey and ends the sessions that signed in with it, except the current one. 409 for the last passkey. */
  removePasskey: write('/me/passkeys/remove', {
    permission: 'volunteer',
    stepUp: true,
    body: { id: base64url(1_400) },
    answer: Me,
  }),

  /** Creates eight new recovery codes, shown only once; earlier codes stop working. */
  newCodes: write('/me/codes', {
    permission: 'volunteer',
    stepUp: true,
    answer: { codes: Codes },
  }),

  /** Ends another session of the volunteer. */
  endSession: write('/me/sessions/end', {
    permission: 'volunteer',
    stepUp: true,
    body: { id: RowId },
    answer: Me,
  }),
} as const;
