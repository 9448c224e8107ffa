import * as v from 'valibot';
import { searchText } from '../../text.ts';
import { officeMessages as messages } from '../messages.ts';
import type { OfficeCall } from '../kernel/call.ts';

/** What can be found, in the order it is shown. */
export const foundKinds = [
  'waiting',
  'member',
  'job',
  'story',
  'event',
  'news',
  'gift',
  'volunteer',
] as const;

/** Everything by name, title or reference: at most six of a kind, each only for those whose duty it is. Never texts of messages. */
export const searchAll = {
  method: 'GET',
  path: '/search',
  query: /* @__PURE__ */ v.object({
    q: searchText(100, messages.notUnderstood),
  }),
  reads: true,
  answer: /* @__PURE__ */ v.object({
    found: v.array(
      v.object({
        kind: v.picklist(foundKinds),
        /** Reference, or id of what has none. */
        ref: v.string(),
        title: v.string(),
        facts: v.array(v.string()),
        /** Whether the reference is exactly what was asked for. */
        isExact: v.boolean(),
      }),
    ),
  }),
  permission: 'volunteer',
} as const satisfies OfficeCall;
