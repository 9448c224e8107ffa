import * as v from 'valibot';

/** Who did what, as the Office shows it. */
export const LogLine = /* @__PURE__ */ v.object({
  id: v.string(),
  at: v.string(),
  /** Name of who did it: a volunteer's of today, or as it was typed at the command line. */
  who: v.string(),
  /** Id of the volunteer; `null` for the command line and for members. */
  volunteer: v.nullable(v.string()),
  action: v.string(),
  /** Kind and id of what it was done to. */
  subject: v.string(),
  /** What people quote of it, where it was sent in or given; by it it is opened. */
  ref: v.nullable(v.string()),
  /** What it is called today, where it has a title or a name and no reference. */
  title: v.nullable(v.string()),
  /** Ids of the chapters it is about. */
  chapters: v.array(v.string()),
  detail: v.string(),
  /** Names of fields, and ids. */
  data: v.record(v.string(), v.union([v.string(), v.number(), v.array(v.string())])),
});
export type LogLine = v.InferOutput<typeof LogLine>;
