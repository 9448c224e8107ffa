import * as v from 'valibot';
import { myConsents } from '../../my/my-page.ts';
import { codeText } from '../../text.ts';
import { Done } from '../done.ts';
import { bodyOf, NoBody } from '../fields.ts';
import { officeMessages as messages } from '../messages.ts';
import type { OfficeCall } from '../kernel/call.ts';
import { ContactSaved, Member, MemberParams, MemberSaved, MemberVersion } from './member.ts';

/** One member by id or reference, whatever their status. A reference that became part of another entry leads to that one. */
export const getOfficeMember = {
  method: 'GET',
  path: '/members/{id}',
  params: MemberParams,
  reads: true,
  answer: /* @__PURE__ */ v.object({ member: Member }),
  permission: 'member.see',
} as const satisfies OfficeCall;

/** How to reach a member, with each line of the address for the form. That somebody looked is noted in the log. What there is not is empty. */
export const showMemberContact = {
  method: 'POST',
  path: '/members/{id}/contact',
  params: MemberParams,
  body: NoBody,
  reads: false,
  answer: /* @__PURE__ */ v.object({
    email: v.string(),
    phone: v.string(),
    /** In lines, with city and state. */
    address: v.string(),
    street1: v.string(),
    street2: v.string(),
    zip: v.string(),
  }),
  permission: 'member.contact',
} as const satisfies OfficeCall;

const Saved = /* @__PURE__ */ v.object({ version: MemberVersion });

/** Changes the facts of a member; the directory goes by them at once. 409 `changed` when the entry has changed meanwhile. */
export const saveMember = {
  method: 'POST',
  path: '/members/{id}',
  params: MemberParams,
  body: MemberSaved,
  reads: false,
  answer: Saved,
  permission: 'member.edit',
} as const satisfies OfficeCall;

/**
 * Changes how a member is reached. Another e-mail ends their sessions and the links of letters to the one before. 409 `changed`; 422 at
 * `email` when another member has it.
 */
export const saveMemberContact = {
  method: 'POST',
  path: '/members/{id}/contact-data',
  params: MemberParams,
  body: ContactSaved,
  reads: false,
  answer: Saved,
  permission: 'member.edit',
} as const satisfies OfficeCall;

/** Takes back what a member allowed, because they asked for it. Nobody but themselves allows anything. */
export const withdrawConsent = {
  method: 'POST',
  path: '/members/{id}/withdraw',
  params: MemberParams,
  body: /* @__PURE__ */ bodyOf({
    name: v.picklist(myConsents, messages.notUnderstood),
    version: MemberVersion,
  }),
  reads: false,
  answer: Saved,
  permission: 'member.edit',
} as const satisfies OfficeCall;

/** Sends a member the links to correct or hide their entry, only to the address we have. 409 `status` for one who is no member. */
export const sendMemberLinks = {
  method: 'POST',
  path: '/members/{id}/links',
  params: MemberParams,
  body: NoBody,
  reads: false,
  answer: Done,
  permission: 'member.links',
} as const satisfies OfficeCall;

/** Takes a member out of the directory. One who is out of it stays so. */
export const hideMember = {
  method: 'POST',
  path: '/members/{id}/hide',
  params: MemberParams,
  body: NoBody,
  reads: false,
  answer: Saved,
  permission: 'member.edit',
} as const satisfies OfficeCall;

/** Puts a member back into the directory, when they ask for it. 409 `leaving` for one who asked to be deleted. */
export const unhideMember = {
  method: 'POST',
  path: '/members/{id}/unhide',
  params: MemberParams,
  body: NoBody,
  reads: false,
  answer: Saved,
  permission: 'member.edit',
} as const satisfies OfficeCall;

/**
 * Deletes a member at once and for good, and with them everything under their e-mail; where others have the same e-mail, the entry
 * alone. 422 at `typed` when that is not the reference.
 */
export const deleteMember = {
  method: 'POST',
  path: '/members/{id}/delete',
  params: MemberParams,
  body: /* @__PURE__ */ bodyOf({
    /** The reference, as it was typed to make sure. */
    typed: codeText(60, messages.notUnderstood),
  }),
  reads: false,
  answer: /* @__PURE__ */ v.object({
    /** What stays, and why: a sentence each. */
    kept: v.array(v.string()),
  }),
  permission: 'member.delete',
  stepUp: true,
} as const satisfies OfficeCall;
