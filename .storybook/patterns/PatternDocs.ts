/** What is written about a pattern: how several components make a page. `….pattern.ts` holds it, beside the stories of its name. */
export interface PatternDocs {
  /** What it is for, in one or two sentences. */
  lead: string;
  /** Situations, at most 15 words each. `at` is a page of the site, or of the Office, that does it. */
  use: readonly { when: string; at?: string }[];
  /** Situations for something else, at most 15 words each; `use` names a component or another pattern. */
  avoid: readonly { when: string; use: string }[];
  /** The components that it is made of, in the order of the page, and what each does there. */
  made: readonly { part: string; does: string }[];
  /** What happens, and when. */
  behavior: readonly string[];
  /** Where the focus goes, what is announced, what the address keeps. */
  accessibility: readonly string[];
  /** Lines as we write them, and as we do not. */
  words: readonly { write: string; not: string; because: string }[];
}
