import * as v from 'valibot';
import { cleanCode } from '../text.ts';

/**
 * Asks for what belongs to one chapter, by its id; without it, or empty, for everything as ever. The server answers 400 for
 * a chapter it does not know.
 */
export const ChapterQuery = /* @__PURE__ */ v.object({
  chapter: v.optional(v.pipe(v.string(), v.transform(cleanCode)), ''),
});
