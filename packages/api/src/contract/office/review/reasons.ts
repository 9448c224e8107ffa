import * as v from 'valibot';
import { limits } from '../../limits.ts';
import { cleanLine } from '../../text.ts';
import { Done } from '../done.ts';
import { bodyOf, ListTitle, note } from '../fields.ts';
import { officeMessages as messages } from '../messages.ts';
import type { OfficeCall } from '../kernel/call.ts';
import { reasonKinds } from './model.ts';

/** A reason for turning something down that is given again and again. */
export const SavedReason = /* @__PURE__ */ v.object({
  title: v.string(),
  /** `null` for every kind. */
  kind: v.nullable(v.picklist(reasonKinds)),
  reason: v.string(),
});
export type SavedReason = v.InferOutput<typeof SavedReason>;

/** All saved reasons, by their titles. */
export const getReasons = {
  method: 'GET',
  path: '/reasons',
  reads: true,
  answer: /* @__PURE__ */ v.object({ reasons: v.array(SavedReason) }),
  permission: 'queue.see',
} as const satisfies OfficeCall;

/** Saves a reason. 409 when there is one of that title. */
export const saveReason = {
  method: 'POST',
  path: '/reasons',
  body: /* @__PURE__ */ bodyOf({
    title: ListTitle,
    kind: v.nullable(v.picklist(reasonKinds, messages.notUnderstood)),
    reason: note(messages.reasonRequired),
  }),
  reads: false,
  answer: Done,
  permission: 'settings.edit',
} as const satisfies OfficeCall;

/** Title of a stored reason, which before this version could be longer. */
const AnyTitle = v.pipe(
  v.string(messages.notUnderstood),
  v.transform(cleanLine),
  v.minLength(1, messages.titleRequired),
  v.maxLength(limits.text.name, messages.tooLong(limits.text.name)),
);

/** Removes a reason; what was turned down with it keeps its words. */
export const removeReason = {
  method: 'POST',
  path: '/reasons/remove',
  body: /* @__PURE__ */ bodyOf({ title: AnyTitle }),
  reads: false,
  answer: Done,
  permission: 'settings.edit',
} as const satisfies OfficeCall;
