import * as v from 'valibot';
import { chapters } from '../chapters/chapters.ts';
import { officeMessages as messages } from './messages.ts';
import { chapterRoles, roles } from './permissions.ts';

const ChapterId = /* @__PURE__ */ v.picklist(
  chapters.map(({ id }) => id),
  messages.notUnderstood,
);

/** What somebody may be: a role, for the whole association (`null`) or for one chapter. */
export const Grant = /* @__PURE__ */ v.object({
  role: v.picklist(roles, messages.notUnderstood),
  chapter: v.nullable(ChapterId),
});
export type Grant = v.InferOutput<typeof Grant>;

const named = ({ role, chapter }: Grant) => `${role}:${chapter}`;

/** All that somebody shall be: at least one, none twice, and only those for a chapter that can be. */
export const Grants = /* @__PURE__ */ v.pipe(
  v.array(Grant, messages.grantsRequired),
  v.minLength(1, messages.grantsRequired),
  v.check((grants) => new Set(grants.map(named)).size === grants.length, messages.grantTwice),
  v.check(
    (grants) => grants.every(({ role, chapter }) => chapter === null || chapterRoles.includes(role)),
    messages.chapterRole,
  ),
);
