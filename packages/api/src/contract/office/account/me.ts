import * as v from 'valibot';
import { Grant } from '../grants.ts';

/** Emails that a volunteer can subscribe to. */
export const digestKinds = ['digest'] as const;

/** Signed-in volunteer: permissions, passkeys and sessions. Instants are ISO, durations are milliseconds. */
export const Me = /* @__PURE__ */ v.object({
  id: v.string(),
  name: v.string(),
  email: v.string(),
  grants: v.array(Grant),
  /** True if the Office's keyboard shortcuts are turned off. */
  keysOff: v.boolean(),
  /** Emails that they subscribed to: `digest` lists what waits, once a week. */
  told: v.array(v.picklist(digestKinds)),
  passkeys: v.array(
    v.object({
      id: v.string(),
      /** Browser and system where it was created: `Chrome, Windows`. */
      label: v.string(),
      /** True if it is synced to several devices. */
      isSynced: v.boolean(),
      madeAt: v.string(),
      lastUsedAt: v.nullable(v.string()),
      /** True for the passkey of the current session. */
      isThis: v.boolean(),
      /** True if a recovery created another passkey later and this one was not used after that. */
      isLost: v.boolean(),
    }),
  ),
  /** Number of unused recovery codes. */
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
  /** Time left of this session: in total, without activity, and before the passkey is asked for again. */
  session: v.object({ left: v.number(), idleLeft: v.number(), freshLeft: v.number() }),
  /** True if they are the only admin. */
  isOnlyAdmin: v.boolean(),
  /** True for a demo account, which anybody on this computer could have used to sign in. */
  isDemo: v.boolean(),
});
export type Me = v.InferOutput<typeof Me>;

/** Answer to a sign-in. */
export const SignedIn = /* @__PURE__ */ v.object({
  me: Me,
  /** Browser and system of the oldest session, such as `Firefox, Linux`, if it was ended because of too many sessions. */
  ended: v.nullable(v.string()),
});
export type SignedIn = v.InferOutput<typeof SignedIn>;

/** Recovery codes, shown once: 26 letters and digits each. */
export const Codes = /* @__PURE__ */ v.array(v.string());
