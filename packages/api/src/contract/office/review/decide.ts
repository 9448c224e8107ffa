import * as v from 'valibot';
import { limits, storyCategories } from '../../limits.ts';
import { optionalLine } from '../../text.ts';
import { officeMessages as messages } from '../messages.ts';
import { DecidedBefore } from './model.ts';

/** Most that one call decides about. */
export const mostItems = 50;

/** What came of one decision, or of taking one back; instants are ISO. */
export const ItemDecided = v.variant('state', [
  v.object({
    ref: v.string(),
    state: v.literal('done'),
    /** When it was decided: `undoDecision` with it takes back this decision, and no later one. */
    at: v.string(),
    /** When the letter leaves; `null` when none is written. */
    leavesAt: v.nullable(v.string()),
  }),
  /** Somebody was first; nothing was changed. */
  v.object({ ref: v.string(), state: v.literal('decided'), ...DecidedBefore.entries }),
  /** It is not what was looked at any more; nothing was changed. */
  v.object({ ref: v.string(), state: v.literal('changed') }),
  v.object({ ref: v.string(), state: v.literal('gone') }),
  /** Somebody else is approved with the same email. `by`: their reference. */
  v.object({ ref: v.string(), state: v.literal('taken'), by: v.string() }),
  /** Its photo cannot be reached just now. */
  v.object({ ref: v.string(), state: v.literal('unavailable') }),
]);
export type ItemDecided = v.InferOutput<typeof ItemDecided>;

/** What a story is published with instead of what it was sent with. */
export const StoryEdit = v.object({
  category: v.picklist(storyCategories, messages.notUnderstood),
  /** One line; empty for the beginning of the story. */
  excerpt: optionalLine(limits.metaDescriptionLength, {
    tooLong: messages.tooLong,
    characters: messages.characters,
  }),
  withPhoto: v.boolean(messages.notUnderstood),
});

/** Whether a reference is a message's: whoever sent that hears of no decision. */
export const isMessage = (ref: string) => /^C-/i.test(ref);
