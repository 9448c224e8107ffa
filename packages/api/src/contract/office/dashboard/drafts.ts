import * as v from 'valibot';
import { officeMessages as messages } from '../messages.ts';

/**
 * What somebody can be writing: a reason, a question, a reply, why something is taken down, a mended story, a piece of news, an event, what a gallery shows,
 * words for letters, a reason to be saved, whose a site is, facts of a member.
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

/** What one volunteer may be writing at the same time. Sizes are bytes, of all drafts together. */
export const draftLimits = { many: 50, bytes: 5 * 1_048_576 } as const;

export const Subject = v.object({
  kind: v.picklist(draftKinds, messages.notUnderstood),
  /** Reference of what it is about. */
  ref: v.pipe(v.string(messages.notUnderstood), v.regex(/^[\w-]{1,80}$/, messages.notUnderstood)),
});

/** Field by field. */
export const Text = v.record(
  v.string(),
  v.pipe(v.string(messages.notUnderstood), v.maxLength(100_000, messages.notUnderstood)),
);
