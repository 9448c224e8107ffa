import * as v from 'valibot';
import { chapters } from '../chapters/chapters.ts';
import { officeMessages as messages } from './messages.ts';
import { chapterRoles, roles } from './permissions.ts';

const ChapterId = /* @__PURE__ */ v.picklist(
  chapters.map(({ id }) => id),
  messages.notUnderstood,
);

/** Role of a volunteer, for the whole association (`null`) or for one chapter. */
export const Grant = /* @__PURE__ */ v.object({
  role: v.picklist(roles, messages.notUnderstood),
  chapter: v.nullable(ChapterId),
});
export type Grant = v.InferOutput<typeof Grant>;

const named = ({ role, chapter }: Grant) => `${role}:${chapter}`;

/** All grants of a volunteer: at least one, no duplicates, and a chapter only for roles that can have one. */
export const Grants = /* @__PURE__ */ v.pipe(
  v.array(Grant, messages.grantsRequired),
  v.minLength(1, messages.grantsRequired),
  v.check((grants) => new Set(grants.map(named)).size === grants.length, messages.grantTwice),
  v.check(
    (grants) => grants.every(({ role, chapter }) => chapter === null || chapterRoles.includes(role)),
    messages.chapterRole,
  ),
);
