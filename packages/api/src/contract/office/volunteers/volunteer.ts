import * as v from 'valibot';
import { Grant } from '../grants.ts';

/** One who works in the Office, as admins see them. Instants are ISO. */
export const Volunteer = /* @__PURE__ */ v.object({
  id: v.string(),
  name: v.string(),
  email: v.string(),
  grants: v.array(Grant),
  passkeys: v.number(),
  /** Recovery codes that were not used yet. */
  codesLeft: v.number(),
  since: v.string(),
  seenAt: v.nullable(v.string()),
  /** Grows with every change of what they may do. */
  version: v.number(),
});
export type Volunteer = v.InferOutput<typeof Volunteer>;

/** Somebody who was invited and has not come yet. */
export const OpenInvitation = /* @__PURE__ */ v.object({
  id: v.string(),
  name: v.string(),
  email: v.string(),
  grants: v.array(Grant),
  expiresAt: v.string(),
});
export type OpenInvitation = v.InferOutput<typeof OpenInvitation>;

/** What became of an invitation. */
export const Invited = /* @__PURE__ */ v.object({
  id: v.string(),
  expiresAt: v.string(),
  /** The link to hand over, where no letter takes it; `null` when a letter does. */
  link: v.nullable(v.string()),
});
