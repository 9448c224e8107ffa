import { RowId } from '@banyan/api/office/fields';
import { officeMessages } from '@banyan/api/office/messages';
import * as v from 'valibot';

export const { notUnderstood } = officeMessages;

/** Version of a campaign. A change or a send names the version it is based on. */
export const Version = v.pipe(v.number(notUnderstood), v.integer(notUnderstood));
export const params = /* @__PURE__ */ v.object({ id: RowId });
export const Saved = /* @__PURE__ */ v.object({ id: v.string(), version: Version });
/** `leavesAt` is `null` while the campaign waits for a second approval. */
export const Held = /* @__PURE__ */ v.object({
  state: v.picklist(['held', 'waits']),
  leavesAt: v.nullable(v.string()),
});
