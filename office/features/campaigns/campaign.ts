import { RowId } from '@banyan/api/office/fields';
import { officeMessages } from '@banyan/api/office/messages';
import * as v from 'valibot';

export const { notUnderstood } = officeMessages;

/** How often it was changed: what is changed, or sent, is what was looked at. */
export const Version = v.pipe(v.number(notUnderstood), v.integer(notUnderstood));
export const params = /* @__PURE__ */ v.object({ id: RowId });
export const Saved = /* @__PURE__ */ v.object({ id: v.string(), version: Version });
/** `null` while it waits for a second yes. */
export const Held = /* @__PURE__ */ v.object({
  state: v.picklist(['held', 'waits']),
  leavesAt: v.nullable(v.string()),
});
