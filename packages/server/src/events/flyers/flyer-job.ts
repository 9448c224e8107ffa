import { Focus } from '@banyan/api/contract';
import { flyerNames } from '@banyan/api/office';
import * as v from 'valibot';

/** Picture of a flyer: a photo with its focal point, or a drawing of the site as SVG. */
const Backdrop = v.union([
  v.object({ photo: v.instance(Uint8Array), focus: v.optional(Focus) }),
  v.object({ drawing: v.string() }),
]);
export type Backdrop = v.InferOutput<typeof Backdrop>;

/** Texts of a flyer. */
export const FlyerTexts = v.object({
  title: v.string(),
  /** Day of the month: "12". */
  day: v.string(),
  /** Weekday, month with year, hours; each is one line. */
  when: v.array(v.string()),
  place: v.string(),
  /** Name of the site, and the chapter or place below it. */
  name: v.string(),
  below: v.string(),
  /** Host of the site, for people who cannot scan. */
  host: v.string(),
});
export type FlyerTexts = v.InferOutput<typeof FlyerTexts>;

/** Job for the worker: draw an event's flyer in every size. */
export const FlyerJob = v.object({
  texts: FlyerTexts,
  /** Address in the QR code. */
  address: v.string(),
  colors: v.object({ field: v.string(), soft: v.string(), accent: v.string() }),
  backdrop: Backdrop,
});
export type FlyerJob = v.InferOutput<typeof FlyerJob>;

/** A drawn flyer in one size. */
const DrawnFlyer = v.object({
  name: v.picklist(flyerNames),
  /** PNG file. */
  bytes: v.instance(Uint8Array),
});
export type DrawnFlyer = v.InferOutput<typeof DrawnFlyer>;

/** Result of the worker. */
export const FlyerAnswer = v.object({
  flyers: v.array(DrawnFlyer),
  /** Set if the worker uses so much memory after this job that a new one should do the next. */
  isSpent: v.boolean(),
});
export type FlyerAnswer = v.InferOutput<typeof FlyerAnswer>;
