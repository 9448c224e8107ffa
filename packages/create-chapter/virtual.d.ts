/** Checked content of `chapter.json`. Provided by the plugin `@banyan/create-chapter/vite`. */
declare module 'virtual:chapter' {
  export interface Chapter {
    /** Id of the chapter on the national site; undefined until the national site knows it. */
    id?: string;
    /** Common name: `Bay Area`. */
    name: string;
    /** Region of the chapter: `San Francisco to San Jose`. */
    place: string;
    /** Address of the national site, without a slash at its end. */
    national: string;
    /** Address of the API, if it is not the one that the national site names. */
    api?: string;
    /** Address of this site, without a slash at its end. */
    site?: string;
    /** Other places of the chapter on the web; missing ones are not shown. */
    links: { chat?: string; email?: string; professional?: string; social?: string };
    /** Texts of the pages, from `chapter.json` or the standard ones. */
    words: {
      /** Text under the tree of the front page. */
      home: string;
      /** Heading of the invitation at the end of the front page. */
      invitation: string;
      events: string;
      /** Text for a calendar without events. */
      noEvents: string;
      news: string;
      give: string;
      contact: string;
      /** Text beside the mark in the footer. */
      footer: string;
    };
    /** Address of the chapter's own logo. */
    logo?: string;
  }
  export const chapter: Chapter;
}
