import * as v from 'valibot';

/** Copies of the data that lie on the server's disk, newest first. None of them can be fetched from here. */
export const Copies = /* @__PURE__ */ v.object({
  /** Where copies are made: here, or with PostgreSQL's own tool. */
  madeBy: v.picklist(['site', 'postgres']),
  copies: v.array(
    v.object({
      name: v.string(),
      /** Of all its files. */
      bytes: v.number(),
      /** ISO. */
      madeAt: v.string(),
    }),
  ),
});
export type Copies = v.InferOutput<typeof Copies>;
