/** What `chapter.json` says, checked. Made by the plugin `@banyan/create-chapter/vite`. */
declare module 'virtual:chapter' {
  export interface Chapter {
    /** The id under which the national site knows the chapter; undefined until it does. */
    id?: string;
    /** As people call it: `Bay Area`. */
    name: string;
    /** Where it is at home: `San Francisco to San Jose`. */
    place: string;
    /** Address of the national site, without a slash at its end. */
    national: string;
    /** Address of the API, where it is not the one that the national site names. */
    api?: string;
    /** Address of this site, without a slash at its end. */
    site?: string;
    /** Where people find the chapter besides; what is not given is not shown. */
    links: { chat?: string; email?: string; professional?: string; social?: string };
    /** Words of the pages, from `chapter.json` or the standard ones. */
    words: {
      /** Under the tree of the front page. */
      home: string;
      /** Heading of the invitation at the end of the front page. */
      invitation: string;
      events: string;
      /** Text for a calendar without events. */
      noEvents: string;
      news: string;
      give: string;
      contact: string;
      /** Beside the mark in the footer. */
      footer: string;
    };
    /** Address of the chapter's own logo. */
    logo?: string;
  }
  export const chapter: Chapter;
}
