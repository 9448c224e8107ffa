import * as v from 'valibot';

/** Backups on the server's disk, newest first. None of them can be downloaded here. */
export const Copies = /* @__PURE__ */ v.object({
  /** Tool that makes the backups: this site, or PostgreSQL's own. */
  madeBy: v.picklist(['site', 'postgres']),
  copies: v.array(
    v.object({
      name: v.string(),
      /** Size of all its files. */
      bytes: v.number(),
      /** Time of the backup, ISO. */
      madeAt: v.string(),
    }),
  ),
});
export type Copies = v.InferOutput<typeof Copies>;
