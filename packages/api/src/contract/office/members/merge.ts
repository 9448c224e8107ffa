import * as v from 'valibot';
import { AlumnusCard } from '../../members/alumnus-card.ts';
import { MemberVersion } from './member.ts';

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

/** Two entries of one person, side by side. */
export const MemberComparison = /* @__PURE__ */ v.object({
  keep: Side,
  drop: Side,
  /** Fields that differ, in words. Contact info is shortened to what tells the two apart: `s…a@example.org`. */
  fields: v.array(
    v.object({
      name: v.picklist(mergeFields),
      keep: v.string(),
      drop: v.string(),
      isContact: v.boolean(),
    }),
  ),
  /** Records that move to the email that stays; `movesIfTaken` where the email of the dropped entry is kept instead. */
  moves: Moves,
  movesIfTaken: Moves,
  /** Events that both are registered for: those registrations stay as they are. */
  both: v.number(),
});
export type MemberComparison = v.InferOutput<typeof MemberComparison>;
