import * as v from 'valibot';

/** One more shape of the same picture or film, for a browser that can use it. */
const OtherShape = /* @__PURE__ */ v.object({
  path: v.string(),
  /** Media type, such as `image/avif`. */
  type: v.string(),
  /** Pixels; pictures only. */
  width: v.nullish(v.number()),
});

/** What the server knows about one entry of `images`. Ours: a host of the spec's letter sends none of it. */
export const knownPictureEntries = {
  /** The entry of `images` this is about, letter for letter. */
  path: /* @__PURE__ */ v.string(),
  /** Pixels of the original; the browser keeps the place free with them. */
  width: /* @__PURE__ */ v.nullish(v.number()),
  height: /* @__PURE__ */ v.nullish(v.number()),
  /** Smaller copies and modern formats, best format first, narrow to wide within one format. */
  sources: /* @__PURE__ */ v.optional(v.array(OtherShape), []),
  /** What can be seen, in the words of whoever was there. */
  alt: /* @__PURE__ */ v.nullish(v.string()),
};

/** A picture among `images`, with its sizes and better formats. */
export const KnownPicture = /* @__PURE__ */ v.object(knownPictureEntries);
export type KnownPicture = v.InferOutput<typeof KnownPicture>;
