import * as v from 'valibot';

/** Another size or format of the same picture or film, for browsers that support it. */
const OtherShape = /* @__PURE__ */ v.object({
  path: v.string(),
  /** Media type, such as `image/avif`. */
  type: v.string(),
  /** Width in pixels; pictures only. */
  width: v.nullish(v.number()),
});

const share = /* @__PURE__ */ v.pipe(v.number(), v.minValue(0), v.maxValue(1));

/** Focal point: the place in a picture that no crop may cut off, as shares of its width and height from the top left corner. */
export const Focus = /* @__PURE__ */ v.object({ x: share, y: share });
export type Focus = v.InferOutput<typeof Focus>;

/** Focal point of a picture taller than wide that has none of its own: there the face is. */
export const upperThird: Focus = { x: 0.5, y: 0.333 };

/** Metadata of one entry of `images`. Not from the spec: a host that follows only the spec does not send it. */
export const knownPictureEntries = {
  /** The entry of `images` that this describes, as the exact same text. */
  path: /* @__PURE__ */ v.string(),
  /** Width of the original in pixels; the browser reserves the space with width and height. */
  width: /* @__PURE__ */ v.nullish(v.number()),
  height: /* @__PURE__ */ v.nullish(v.number()),
  /** Smaller copies and modern formats, best format first, narrow to wide within one format. */
  sources: /* @__PURE__ */ v.optional(v.array(OtherShape), []),
  /** Alternative text: what can be seen, in the words of a person who was there. */
  alt: /* @__PURE__ */ v.nullish(v.string()),
  /** Focal point. Crops without one keep the middle. */
  focus: /* @__PURE__ */ v.fallback(v.nullish(Focus), undefined),
  /** True if the picture has text that must stay readable, as a flyer has: it is shown whole. */
  hasText: /* @__PURE__ */ v.fallback(v.nullish(v.boolean()), undefined),
};

/** Picture among `images`, with its sizes and better formats. */
export const KnownPicture = /* @__PURE__ */ v.object(knownPictureEntries);
export type KnownPicture = v.InferOutput<typeof KnownPicture>;
