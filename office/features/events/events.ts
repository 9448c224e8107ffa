import * as v from 'valibot';
import { bodyOf } from '../../../packages/api/src/contract/office/fields.ts';
import { officeMessages } from '../../../packages/api/src/contract/office/messages.ts';
import { Version } from '../../../packages/api/src/contract/office/events/model.ts';

export const { notUnderstood } = officeMessages;

export const page = v.optional(
  v.pipe(v.string(), v.regex(/^[1-9]\d{0,4}$/, notUnderstood), v.transform(Number)),
  '1',
);

export const Saved = /* @__PURE__ */ v.object({ id: v.string(), version: Version });

/** Letters that were promised: how many, their id together, and when they leave at the earliest (ISO); `null` where there are none. */
export const promised = {
  told: v.number(),
  letters: v.nullable(v.string()),
  leavesAt: v.nullable(v.string()),
};

export const Looked = /* @__PURE__ */ bodyOf({ version: Version });
