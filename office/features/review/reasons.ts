import { cleanLine, limits } from '@banyan/api/contract';
import { officeMessages as messages } from '@banyan/api/office/messages';
import { reasonKinds } from '@banyan/api/office/review/model';
import * as v from 'valibot';

/** Saved reason for declining a submission. */
export const SavedReason = /* @__PURE__ */ v.object({
  title: v.string(),
  /** Kind that the reason fits; `null` for every kind. */
  kind: v.nullable(v.picklist(reasonKinds)),
  reason: v.string(),
});
export type SavedReason = v.InferOutput<typeof SavedReason>;

/** Title of a stored reason. Older versions allowed longer titles. */
export const AnyTitle = v.pipe(
  v.string(messages.notUnderstood),
  v.transform(cleanLine),
  v.minLength(1, messages.titleRequired),
  v.maxLength(limits.text.name, messages.tooLong(limits.text.name)),
);
