import * as v from 'valibot';
import { limits, storyCategories } from '../../limits.ts';
import { optionalLine } from '../../text.ts';
import { ItemFocus } from '../gallery/gallery.ts';
import { officeMessages as messages } from '../messages.ts';
import { DecidedBefore } from './model.ts';

/** Most items of one call. */
export const mostItems = 50;

/** Result of a decision or of undoing one. Instants are ISO. */
export const ItemDecided = v.variant('state', [
  v.object({
    ref: v.string(),
    state: v.literal('done'),
    /** Time of the decision. `undoDecision` uses it to undo this decision and no later one. */
    at: v.string(),
    /** Time of sending the email; `null` if there is none. */
    leavesAt: v.nullable(v.string()),
  }),
  /** Another volunteer decided first; nothing was changed. */
  v.object({ ref: v.string(), state: v.literal('decided'), ...DecidedBefore.entries }),
  /** The item changed since it was read; nothing was changed. */
  v.object({ ref: v.string(), state: v.literal('changed') }),
  v.object({ ref: v.string(), state: v.literal('gone') }),
  /** Another member is approved with the same email. `by`: their reference. */
  v.object({ ref: v.string(), state: v.literal('taken'), by: v.string() }),
  /** Its photo is temporarily unavailable. */
  v.object({ ref: v.string(), state: v.literal('unavailable') }),
]);
export type ItemDecided = v.InferOutput<typeof ItemDecided>;

/** Values that replace a story's own when it is published. */
export const StoryEdit = v.object({
  category: v.picklist(storyCategories, messages.notUnderstood),
  /** Excerpt in one line; empty for the beginning of the story. */
  excerpt: optionalLine(limits.metaDescriptionLength, {
    tooLong: messages.tooLong,
    characters: messages.characters,
  }),
  withPhoto: v.boolean(messages.notUnderstood),
  /** Focal point of the photo. @default as it is */
  focus: v.optional(ItemFocus),
});

/** Returns true if a reference belongs to a message, whose sender is not notified of decisions. */
export const isMessage = (ref: string) => /^C-/i.test(ref);
