import * as v from 'valibot';
import { bodyOf } from '../fields.ts';
import { officeMessages as messages } from '../messages.ts';
import type { OfficeCall } from '../kernel/call.ts';

/** Copies of the data that lie on the server's disk, newest first. None of them can be fetched from here. */
const Copies = /* @__PURE__ */ v.object({
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

export const getCopies = {
  method: 'GET',
  path: '/copies',
  reads: true,
  answer: Copies,
  permission: 'backup.make',
} as const satisfies OfficeCall;

/** Copies database and secret, and photos and films where they are wanted and lie here. 409 on PostgreSQL, and while one is being made; 503 when it failed. */
export const makeCopy = {
  method: 'POST',
  path: '/copies',
  body: /* @__PURE__ */ bodyOf({ withMedia: v.boolean(messages.notUnderstood) }),
  reads: false,
  timeoutMs: 300_000,
  answer: Copies,
  permission: 'backup.make',
  stepUp: true,
} as const satisfies OfficeCall;
