import * as v from 'valibot';
import { officeMessages as messages } from '../messages.ts';
import type { OfficeCall } from '../kernel/call.ts';

/** How many wait of a kind, and since when the oldest does (ISO; `null` for none). */
const Waiting = v.object({ count: v.number(), since: v.nullable(v.string()) });

/** What has changed since the last look, and who looks at what: asked every 20 seconds by a tab that is seen. */
export const pulse = {
  method: 'GET',
  path: '/pulse',
  query: /* @__PURE__ */ v.object({
    /**
     * Reference of what this volunteer has open, or `event:`, `news:`, `member:` or `letter:` and its id; that others see it ends a minute after
     * the last time it was said.
     */
    looking: v.optional(v.pipe(v.string(), v.maxLength(120, messages.notUnderstood))),
  }),
  reads: true,
  answer: /* @__PURE__ */ v.object({
    /** What this volunteer may see of the queue; nothing waits of what they may not. */
    waiting: v.object({
      member: Waiting,
      correction: Waiting,
      story: Waiting,
      job: Waiting,
      message: Waiting,
    }),
    /** Letters that could not be sent so far, without those to many. This and the next two are 0 for whoever does not look after it. */
    mailStuck: v.number(),
    /** Gifts and refunds that the provider was asked for an hour ago and more, and nobody knows of. */
    giftsUnsettled: v.number(),
    /** Letters to many that are held and leave by themselves. */
    lettersHeld: v.number(),
    /** Others, by name, and what each has open. */
    looking: v.array(v.object({ volunteer: v.string(), name: v.string(), ref: v.string() })),
    /** Grows with every change of what a list shows, whoever makes it. */
    seen: v.number(),
    session: v.object({ left: v.number(), idleLeft: v.number() }),
    /** Names the build of the Office that this server has. */
    build: v.string(),
  }),
  permission: 'volunteer',
  quiet: true,
} as const satisfies OfficeCall;
