import * as v from 'valibot';
import { officeMessages as messages } from '../messages.ts';

/**
 * Kinds of drafts, in this order: reason, question, reply, reason for a removal, edited story, news item, event, gallery, email
 * texts, saved reason, chapter of a site, member's data.
 */
const draftKinds = [
  'reject',
  'ask',
  'reply',
  'take-down',
  'story',
  'news',
  'event',
  'gallery',
  'words',
  'reason',
  'sites',
  'member',
] as const;

/** Limits of one volunteer's drafts. Sizes are bytes of all drafts together. */
export const draftLimits = { many: 50, bytes: 5 * 1_048_576 } as const;

export const Subject = v.object({
  kind: v.picklist(draftKinds, messages.notUnderstood),
  /** Reference of the draft's subject. */
  ref: v.pipe(v.string(messages.notUnderstood), v.regex(/^[\w-]{1,80}$/, messages.notUnderstood)),
});

/** Text of each field. */
export const Text = v.record(
  v.string(),
  v.pipe(v.string(messages.notUnderstood), v.maxLength(100_000, messages.notUnderstood)),
);
