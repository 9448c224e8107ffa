import * as v from 'valibot';

/* Options of passkey requests to a browser: JSON of WebAuthn level 3. */

/** Known transports of a passkey's device. */
export const transports = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const;

const KnownCredential = /* @__PURE__ */ v.object({
  id: v.string(),
  type: v.literal('public-key'),
  transports: v.array(v.picklist(transports)),
});

/** Options of `navigator.credentials.create`: a discoverable passkey that requires face, finger or PIN. */
export const CreationOptions = /* @__PURE__ */ v.object({
  rp: v.object({ id: v.string(), name: v.string() }),
  user: v.object({ id: v.string(), name: v.string(), displayName: v.string() }),
  challenge: v.string(),
  pubKeyCredParams: v.array(v.object({ type: v.literal('public-key'), alg: v.number() })),
  /** Timeout in milliseconds. */
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

/** Options of `navigator.credentials.get`. Without `allowCredentials` the device offers all its passkeys. */
export const RequestOptions = /* @__PURE__ */ v.object({
  challenge: v.string(),
  rpId: v.string(),
  /** Timeout in milliseconds. */
  timeout: v.number(),
  userVerification: v.literal('required'),
  allowCredentials: v.array(KnownCredential),
});
export type RequestOptions = v.InferOutput<typeof RequestOptions>;
