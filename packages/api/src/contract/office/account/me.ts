import * as v from 'valibot';
import { Grant } from '../grants.ts';

/** Letters that a volunteer can choose to get. */
export const digestKinds = ['digest'] as const;

/** Who is signed in, what they may do, and what they could enter with. Instants are ISO, spans are milliseconds. */
export const Me = /* @__PURE__ */ v.object({
  id: v.string(),
  name: v.string(),
  email: v.string(),
  grants: v.array(Grant),
  /** Whether the keys of the Office do nothing. */
  keysOff: v.boolean(),
  /** Letters that they chose to get: `digest`, what waits, once a week. */
  told: v.array(v.picklist(digestKinds)),
  passkeys: v.array(
    v.object({
      id: v.string(),
      /** Where it was made: `Chrome, Windows`. */
      label: v.string(),
      /** Whether it is on several devices of theirs. */
      isSynced: v.boolean(),
      madeAt: v.string(),
      lastUsedAt: v.nullable(v.string()),
      /** True for the passkey that this session began with. */
      isThis: v.boolean(),
      /** True when a recovery made another passkey since, and this one was not used after that. */
      isLost: v.boolean(),
    }),
  ),
  /** Recovery codes that were not used yet. */
  codesLeft: v.number(),
  sessions: v.array(
    v.object({
      id: v.string(),
      label: v.string(),
      since: v.string(),
      seenAt: v.string(),
      isThis: v.boolean(),
    }),
  ),
  /** How long this session lasts: at most, without an act, and until the passkey is asked for again. */
  session: v.object({ left: v.number(), idleLeft: v.number(), freshLeft: v.number() }),
  /** Whether they are the only admin there is. */
  isOnlyAdmin: v.boolean(),
  /** Whether anybody on this computer could have signed in as them. */
  isDemo: v.boolean(),
});
export type Me = v.InferOutput<typeof Me>;

/** The answer to whoever has just signed in. */
export const SignedIn = /* @__PURE__ */ v.object({
  me: Me,
  /** Of several sessions the oldest ended for this one: where that was, such as `Firefox, Linux`. */
  ended: v.nullable(v.string()),
});
export type SignedIn = v.InferOutput<typeof SignedIn>;

/** Recovery codes, shown once: 26 letters and digits each. */
export const Codes = /* @__PURE__ */ v.array(v.string());
