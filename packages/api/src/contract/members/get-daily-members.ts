import * as v from 'valibot';
import type { Call } from '../call.ts';
import { listOf } from '../list-of.ts';
import { AlumnusCard } from './alumnus-card.ts';

/** Member of the day: what tells one person from another, of the fields that the directory shows. */
export const DailyMember = /* @__PURE__ */ v.pick(AlumnusCard, [
  '_id',
  'firstName',
  'lastName',
  'image',
  'graduationYear',
]);
export type DailyMember = v.InferOutput<typeof DailyMember>;

/**
 * Returns some listed members, at most `limits.dailyMembers`: the same for everybody during a day of the association's time zone, and
 * others on the next. Everybody has a turn. If fewer are listed, these are all of them.
 */
export const getDailyMembers = {
  method: 'GET',
  path: '/member/get-daily-members',
  reads: true,
  answer: /* @__PURE__ */ v.object({
    success: v.optional(v.literal(true), true),
    data: listOf('member', DailyMember),
  }),
} as const satisfies Call;
