/** The name of a story in a file of stories. */
type StoryOf<Stories> = Exclude<keyof Stories, 'default'> & string;

/**
 * What is written about a component beside what its page reads from the sources by itself; `Button.docs.ts` holds it, in the
 * component's folder. `.storybook/component/docs.test.ts` keeps its names, lengths and links true; after each story it names,
 * what it promises of that story is looked for (`.storybook/component/checkDocs.ts`).
 *
 * @typeParam Stories The module of its stories: `typeof import('./Button.stories.tsx')`.
 */
export interface ComponentDocs<Stories> {
  /** `draft` may change any day and no site uses it; `going` names what takes its place. */
  status: 'draft' | 'stable' | { going: string };
  /** The first version that has it. */
  since: string;
  /** The story at the head of the page. */
  live: StoryOf<Stories>;
  /** For a part that asks the window for its width or lies over it: a window of its own, this high at the least, in pixels. */
  frame?: { height: number };
  /** Situations, at most 15 words each. `at` is a page of the site that does it. */
  use: readonly { when: string; at?: string }[];
  /** Situations for something else, at most 15 words each; `use` is one of our components, or `the page`. */
  avoid: readonly { when: string; use: string }[];
  /** Its parts as the story shows them. `at` is a selector that finds one element there; `optional` parts may be missing elsewhere. */
  anatomy?: {
    story: StoryOf<Stories>;
    parts: readonly { name: string; at: string; optional?: true; says: string }[];
  };
  /** What to do beside what not to do, and why in at most 20 words. */
  pairs: readonly { do: StoryOf<Stories>; dont: StoryOf<Stories>; because: string }[];
  /** Lines as we write them, and as we do not. */
  words: readonly { write: string; not: string; because: string }[];
  /** What keys do, each in the story whose test presses them. */
  keys: readonly { keys: string; does: string; story: StoryOf<Stories> }[];
  /** What is announced: found in the accessibility tree after the story was played. */
  says: readonly {
    story: StoryOf<Stories>;
    role: string;
    name: string;
    description?: string;
    /** Whether it is announced as busy, or as unavailable. */
    is?: { busy?: boolean; disabled?: boolean };
  }[];
  /** Where the focus goes, what forced colours keep, known limits. */
  focus: readonly string[];
  /** Neighbours, and what the difference is. */
  related: readonly { part: string; difference: string }[];
}

/** As the page and the tests read it, of whichever component. */
export type AnyComponentDocs = ComponentDocs<Record<string, unknown>>;
