import { Version } from '@banyan/api/office/events/model';
import { bodyOf } from '@banyan/api/office/fields';
import { officeMessages } from '@banyan/api/office/messages';
import * as v from 'valibot';

export const { notUnderstood } = officeMessages;

export const page = v.optional(
  v.pipe(v.string(), v.regex(/^[1-9]\d{0,4}$/, notUnderstood), v.transform(Number)),
  '1',
);

export const Saved = /* @__PURE__ */ v.object({ id: v.string(), version: Version });

/** Scheduled emails: their number, common id, and earliest time of sending (ISO); `null` if there are none. */
export const promised = {
  told: v.number(),
  emails: v.nullable(v.string()),
  leavesAt: v.nullable(v.string()),
};

export const Looked = /* @__PURE__ */ bodyOf({ version: Version });
