import * as v from 'valibot';
import { AlumnusCard } from '../../members/alumnus-card.ts';
import { Done } from '../done.ts';
import { bodyOf, RowId } from '../fields.ts';
import { officeMessages as messages } from '../messages.ts';
import type { OfficeCall } from '../kernel/call.ts';
import { MemberParams, MemberVersion } from './member.ts';

/** What of the entry that goes can be taken over, in the order it is shown. Nothing that somebody allowed is. */
export const mergeFields = [
  'firstName',
  'lastName',
  'year',
  'program',
  'linkedIn',
  'company',
  'city',
  'state',
  'photo',
  'mentorship',
  'email',
  'phone',
  'address',
] as const;
export type MergeField = (typeof mergeFields)[number];

const Side = v.object({
  id: v.string(),
  ref: v.string(),
  name: v.string(),
  version: MemberVersion,
  card: AlumnusCard,
});

const Moves = v.object({
  registrations: v.number(),
  gifts: v.number(),
  stories: v.number(),
  jobs: v.number(),
});

/** Two entries of one person, beside one another. 409 `status` unless both are members, `same` for one entry twice. */
export const compareMembers = {
  method: 'GET',
  path: '/members/compare',
  query: /* @__PURE__ */ v.object({
    /** Ids or references: which stays, and which goes. */
    keep: MemberParams.entries.id,
    drop: MemberParams.entries.id,
  }),
  reads: true,
  answer: /* @__PURE__ */ v.object({
    keep: Side,
    drop: Side,
    /** Those that differ, in words. Of how somebody is reached only as much as tells one from the other: `s…a@example.org`. */
    fields: v.array(
      v.object({
        name: v.picklist(mergeFields),
        keep: v.string(),
        drop: v.string(),
        isContact: v.boolean(),
      }),
    ),
    /** What comes under the e-mail that stays; the other, where the e-mail of the entry that goes is taken. */
    moves: Moves,
    movesIfTaken: Moves,
    /** Events that both are registered for: those registrations stay as they are. */
    both: v.number(),
  }),
  permission: 'member.merge',
} as const satisfies OfficeCall;
export type MemberComparison = v.InferOutput<typeof compareMembers.answer>;

/** Makes two entries one. 409 `changed` when either has changed meanwhile, `status` unless both are members. */
export const mergeMembers = {
  method: 'POST',
  path: '/members/merge',
  body: /* @__PURE__ */ bodyOf({
    keep: bodyOf({ id: RowId, version: MemberVersion }),
    drop: bodyOf({ id: RowId, version: MemberVersion }),
    /** Fields whose value is that of the entry that goes. */
    take: v.pipe(
      v.array(v.picklist(mergeFields, messages.notUnderstood), messages.notUnderstood),
      v.maxLength(mergeFields.length, messages.notUnderstood),
    ),
  }),
  reads: false,
  answer: /* @__PURE__ */ v.object({
    /** ISO. */
    undoUntil: v.string(),
  }),
  permission: 'member.merge',
  stepUp: true,
} as const satisfies OfficeCall;

/** Makes them two again. What was changed since stays with the one that stayed. 409 `late` after seven days. */
export const undoMerge = {
  method: 'POST',
  path: '/members/{id}/undo-merge',
  params: MemberParams,
  body: /* @__PURE__ */ bodyOf({
    /** Id of the entry that went. */
    dropped: RowId,
  }),
  reads: false,
  answer: Done,
  permission: 'member.merge',
  stepUp: true,
} as const satisfies OfficeCall;
