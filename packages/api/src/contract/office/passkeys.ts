import * as v from 'valibot';
import { transports } from '../passkeys/options.ts';
import { base64url } from './fields.ts';
import { officeMessages as messages } from './messages.ts';

/* Passkey responses of the browser: JSON of WebAuthn level 3. */

/** Transports of a passkey's device. Unknown ones are left out. */
export const Transports = /* @__PURE__ */ v.pipe(
  v.optional(v.array(v.string(messages.notUnderstood)), []),
  v.transform((given) => transports.filter((one) => given.includes(one))),
);

const credential = {
  id: base64url(1_400),
  rawId: base64url(1_400),
  type: v.literal('public-key', messages.notUnderstood),
};

/** New passkey, as the browser returns it. Other keys are ignored. */
export const Attestation = /* @__PURE__ */ v.pipe(
  v.object(
    {
      ...credential,
      response: v.object(
        {
          clientDataJSON: base64url(4_000),
          attestationObject: base64url(20_000),
          transports: Transports,
        },
        messages.notUnderstood,
      ),
    },
    messages.notUnderstood,
  ),
  v.transform((given) => ({ ...given, clientExtensionResults: {} })),
);
export type Attestation = v.InferOutput<typeof Attestation>;

/** Sign-in with a passkey, as the browser returns it. */
export const Assertion = /* @__PURE__ */ v.pipe(
  v.object(
    {
      ...credential,
      response: v.object(
        {
          clientDataJSON: base64url(4_000),
          authenticatorData: base64url(4_000),
          signature: base64url(4_000),
        },
        messages.notUnderstood,
      ),
    },
    messages.notUnderstood,
  ),
  v.transform((given) => ({ ...given, clientExtensionResults: {} })),
);
export type Assertion = v.InferOutput<typeof Assertion>;
