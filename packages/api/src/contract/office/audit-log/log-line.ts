import * as v from 'valibot';

/** Line of the audit log, as the Office shows it. */
export const LogLine = /* @__PURE__ */ v.object({
  id: v.string(),
  at: v.string(),
  /** Name of the person: the volunteer's current name, or the one typed at the command line. */
  who: v.string(),
  /** Id of the volunteer; `null` for the command line and for members. */
  volunteer: v.nullable(v.string()),
  action: v.string(),
  /** Kind and id of the subject. */
  subject: v.string(),
  /** Reference of a submission or gift; the link to it uses the reference. */
  ref: v.nullable(v.string()),
  /** Current title or name of a subject that has no reference. */
  title: v.nullable(v.string()),
  /** Ids of the subject's chapters. */
  chapters: v.array(v.string()),
  detail: v.string(),
  /** Names of changed fields, and ids. */
  data: v.record(v.string(), v.union([v.string(), v.number(), v.array(v.string())])),
});
export type LogLine = v.InferOutput<typeof LogLine>;
