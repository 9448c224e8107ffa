import * as v from 'valibot';
import { cleanLine } from '../../text.ts';
import { Done } from '../done.ts';
import { bodyOf, RowId } from '../fields.ts';
import { officeMessages as messages } from '../messages.ts';
import type { OfficeCall } from '../kernel/call.ts';

/** Names for addresses: theirs, and those that are for all. */
export const getViews = {
  method: 'GET',
  path: '/views',
  reads: true,
  answer: /* @__PURE__ */ v.object({
    views: v.array(
      v.object({
        id: v.string(),
        name: v.string(),
        /** Such as `/office/review`. */
        path: v.string(),
        /** What stands behind the `?`; may be empty. */
        search: v.string(),
        isForAll: v.boolean(),
      }),
    ),
  }),
  permission: 'volunteer',
} as const satisfies OfficeCall;

/** Gives an address a name. 404 when somebody who is no admin makes one for all. */
export const saveView = {
  method: 'POST',
  path: '/views',
  body: /* @__PURE__ */ bodyOf({
    name: v.pipe(
      v.string(messages.notUnderstood),
      v.transform(cleanLine),
      v.minLength(1, messages.titleRequired),
      v.maxLength(60, messages.tooLong(60)),
    ),
    path: v.pipe(v.string(messages.notUnderstood), v.regex(/^\/office(\/[\w-]+)*$/, messages.notUnderstood)),
    search: v.pipe(v.string(messages.notUnderstood), v.maxLength(500, messages.notUnderstood)),
    isForAll: v.boolean(messages.notUnderstood),
  }),
  reads: false,
  answer: /* @__PURE__ */ v.object({ id: v.string() }),
  permission: 'volunteer',
} as const satisfies OfficeCall;

/** Removes one of theirs; an admin also one that is for all. */
export const removeView = {
  method: 'POST',
  path: '/views/{id}/remove',
  params: /* @__PURE__ */ v.object({ id: RowId }),
  body: /* @__PURE__ */ bodyOf({}),
  reads: false,
  answer: Done,
  permission: 'volunteer',
} as const satisfies OfficeCall;
