import * as v from 'valibot';
import { bodyOf } from '../fields.ts';
import { officeMessages as messages } from '../messages.ts';
import type { OfficeCall } from '../kernel/call.ts';

/**
 * What somebody can be writing: a reason, a question, why something is taken down, a mended story, a piece of news, an event, what a gallery shows,
 * words for letters, a reason to be saved, whose a site is, facts of a member.
 */
const draftKinds = [
  'reject',
  'ask',
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

const Subject = v.object({
  kind: v.picklist(draftKinds, messages.notUnderstood),
  /** Reference of what it is about. */
  ref: v.pipe(v.string(messages.notUnderstood), v.regex(/^[\w-]{1,80}$/, messages.notUnderstood)),
});

/** Field by field. */
const Text = v.record(
  v.string(),
  v.pipe(v.string(messages.notUnderstood), v.maxLength(100_000, messages.notUnderstood)),
);

/** What they were writing about something; `null` when nothing is kept. */
export const getDraft = {
  method: 'GET',
  path: '/drafts/{kind}/{ref}',
  params: Subject,
  reads: true,
  answer: /* @__PURE__ */ v.object({ draft: v.nullable(v.object({ text: Text, savedAt: v.string() })) }),
  permission: 'volunteer',
} as const satisfies OfficeCall;

/** Keeps what they are writing, for 90 days; nothing but empty texts forgets it. 409 when they have too many drafts, or too long ones. */
export const saveDraft = {
  method: 'POST',
  path: '/drafts/{kind}/{ref}',
  params: Subject,
  body: /* @__PURE__ */ bodyOf({ text: Text }),
  reads: false,
  answer: /* @__PURE__ */ v.object({ savedAt: v.string() }),
  permission: 'volunteer',
} as const satisfies OfficeCall;
