import * as v from 'valibot';

/* What a browser is asked for a passkey with: WebAuthn's own JSON, level 3. */

/** The ways in which a device that has a passkey can be reached, as far as we know them. */
export const transports = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const;

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
