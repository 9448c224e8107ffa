import * as v from 'valibot';
import { Grant } from '../grants.ts';

/** Volunteer, as admins see them. Instants are ISO. */
export const Volunteer = /* @__PURE__ */ v.object({
  id: v.string(),
  name: v.string(),
  email: v.string(),
  grants: v.array(Grant),
  passkeys: v.number(),
  /** Number of unused recovery codes. */
  codesLeft: v.number(),
  since: v.string(),
  seenAt: v.nullable(v.string()),
  /** Version, increased with every change of their permissions. */
  version: v.number(),
});
export type Volunteer = v.InferOutput<typeof Volunteer>;

/** Invitation that was not accepted yet. */
export const OpenInvitation = /* @__PURE__ */ v.object({
  id: v.string(),
  name: v.string(),
  email: v.string(),
  grants: v.array(Grant),
  expiresAt: v.string(),
});
export type OpenInvitation = v.InferOutput<typeof OpenInvitation>;

/** Result of an invitation. */
export const Invited = /* @__PURE__ */ v.object({
  id: v.string(),
  expiresAt: v.string(),
  /** Link to hand over if no email can be sent; `null` if it was emailed. */
  link: v.nullable(v.string()),
});
