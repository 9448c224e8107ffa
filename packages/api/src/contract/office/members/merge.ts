import * as v from 'valibot';
import { AlumnusCard } from '../../members/alumnus-card.ts';
import type { memberCalls } from '../../../../../../office/features/members/calls.ts';
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

export const Side = v.object({
  id: v.string(),
  ref: v.string(),
  name: v.string(),
  version: MemberVersion,
  card: AlumnusCard,
});

export const Moves = v.object({
  registrations: v.number(),
  gifts: v.number(),
  stories: v.number(),
  jobs: v.number(),
});
export type MemberComparison = v.InferOutput<(typeof memberCalls)['compareMembers']['answer']>;
