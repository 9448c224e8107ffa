import * as v from 'valibot';
import { cleanCode } from '../text.ts';

/** Id of the chapter to filter by; without it, or empty, all chapters. The server answers 400 for an unknown chapter. */
export const ChapterQuery = /* @__PURE__ */ v.object({
  chapter: v.optional(v.pipe(v.string(), v.transform(cleanCode)), ''),
});
