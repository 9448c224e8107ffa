import * as v from 'valibot';
import { base64url } from './fields.ts';
import { officeMessages as messages } from './messages.ts';

/* What a browser is asked for a passkey with, and what it answers: WebAuthn's own JSON, level 3. */

const transports = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const;

/** How the device that has a passkey can be reached. Ways we do not know are left out. */
export const Transports = /* @__PURE__ */ v.pipe(
  v.optional(v.array(v.string(messages.notUnderstood)), []),
  v.transform((given) => transports.filter((one) => given.includes(one))),
);

const KnownCredential = /* @__PURE__ */ v.object({
  id: v.string(),
  type: v.literal('public-key'),
  transports: v.array(v.picklist(transports)),
});

/** For `navigator.credentials.create`: a passkey that is found without a name and asks for face, finger or PIN. */
export const CreationOptions = /* @__PURE__ */ v.object({
  rp: v.object({ id: v.string(), name: v.string() }),
  user: v.object({ id: v.string(), name: v.string(), displayName: v.string() }),
  challenge: v.string(),
  pubKeyCredParams: v.array(v.object({ type: v.literal('public-key'), alg: v.number() })),
  /** In milliseconds. */
  timeout: v.number(),
  excludeCredentials: v.array(KnownCredential),
  authenticatorSelection: v.object({
    residentKey: v.literal('required'),
    requireResidentKey: v.literal(true),
    userVerification: v.literal('required'),
  }),
  attestation: v.literal('none'),
});
export type CreationOptions = v.InferOutput<typeof CreationOptions>;

/** For `navigator.credentials.get`. Without `allowCredentials` the device offers what it has. */
export const RequestOptions = /* @__PURE__ */ v.object({
  challenge: v.string(),
  rpId: v.string(),
  /** In milliseconds. */
  timeout: v.number(),
  userVerification: v.literal('required'),
  allowCredentials: v.array(KnownCredential),
});
export type RequestOptions = v.InferOutput<typeof RequestOptions>;

const credential = {
  id: base64url(1_400),
  rawId: base64url(1_400),
  type: v.literal('public-key', messages.notUnderstood),
};

/** A new passkey, as the browser answers it. What else it says is not read. */
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

/** The use of a passkey, as the browser answers it. */
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
