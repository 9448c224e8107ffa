import * as v from 'valibot';

/** Sizes of a flyer in pixels, by name: for a chat, for a screen in the hall, and for link previews. */
export const flyerSizes = {
  post: { width: 1080, height: 1350 },
  screen: { width: 1920, height: 1080 },
  preview: { width: 1200, height: 630 },
} as const;

export const flyerNames = ['post', 'screen', 'preview'] as const;
export type FlyerName = (typeof flyerNames)[number];

/** States of an event's flyer. Drafts and canceled events have none. */
const flyerStates = ['ready', 'drawing', 'failed', 'draft', 'cancelled'] as const;

/** Flyer of an event as the Office shows it. */
export const Flyer = /* @__PURE__ */ v.object({
  state: v.picklist(flyerStates),
  /** Fault and its remedy, in a sentence each; empty unless the state is `failed`. */
  reason: v.string(),
  /** Text of the flyer: title, date and place. */
  alt: v.string(),
  /** The drawn pictures; empty unless the state is `ready`. */
  pictures: v.array(
    v.object({
      name: v.picklist(flyerNames),
      /** Address of the PNG file on this site. */
      path: v.string(),
    }),
  ),
});
export type Flyer = v.InferOutput<typeof Flyer>;
