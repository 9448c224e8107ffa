import type { ChapterId } from '@banyan/api/contract';

/** Colors of a flyer, as six hexadecimal digits with `#`. */
export interface FlyerColors {
  /** Background. */
  field: string;
  /** Secondary text on the background. */
  soft: string;
  /** The numeral of the day, and the newest root of the mark. */
  accent: string;
}

/** Parts of the site that flyers of events show. The site’s content defines them at every start. */
export interface FlyerLook {
  /** Name of the site. */
  name: string;
  /** Line below the name, on flyers of events without a chapter. */
  place: string;
  /** Colors of a chapter; of the whole association for `null`. */
  colors: (chapter: ChapterId | null) => FlyerColors;
  /** Path of the drawing of an event without a picture, such as `/art/event-default-3.svg`. */
  defaultDrawing: (title: string) => string;
  /** SVG of one of the site’s own drawings, in the colors of a chapter; `undefined` if the site has no such drawing. */
  drawing: (path: string, chapter: ChapterId | null) => Promise<string | undefined>;
}

/** Site that flyers belong to. */
export interface FlyerSite {
  look: FlyerLook;
  /** Origin of the site. */
  publicOrigin: string;
  /** Address of all media, such as `/api/media/`. */
  mediaBase: string;
}
