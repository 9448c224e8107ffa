import * as v from 'valibot';
import { AlumnusCard } from '../../members/alumnus-card.ts';
import { MemberVersion } from './member.ts';

/** Fields that can be taken from the dropped entry, in display order. Consents are never taken. */
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

/** Comparison of two entries of one person. */
export const MemberComparison = /* @__PURE__ */ v.object({
  keep: Side,
  drop: Side,
  /** Fields that differ, formatted. Contact data is shortened to what tells the two apart: `s…a@example.org`. */
  fields: v.array(
    v.object({
      name: v.picklist(mergeFields),
      keep: v.string(),
      drop: v.string(),
      isContact: v.boolean(),
    }),
  ),
  /** Records that move to the kept email; `movesIfTaken` applies if the email of the dropped entry is kept instead. */
  moves: Moves,
  movesIfTaken: Moves,
  /** Number of events with a registration of each entry; those registrations do not change. */
  both: v.number(),
});
export type MemberComparison = v.InferOutput<typeof MemberComparison>;
