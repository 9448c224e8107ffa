/** What somebody wrote, or, where there is nothing to write, why. */
export type Written<T> = readonly T[] | { none: string };

/** The lines that were written; none where a reason stands in their place. */
export const linesOf = <T>(written: Written<T>): readonly T[] => ('none' in written ? [] : written);

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
  /** Four situations at most, of 15 words each. `at` is a page of the site that does it. */
  use: readonly { when: string; at?: string }[];
  /** Eight situations at most for something else, of 15 words each; `use` is one of our components, or `the page`. */
  avoid: readonly { when: string; use: string }[];
  /**
   * Its parts as the story shows them, eight at most. `at` is a selector that finds one element there, or `many`; `optional`
   * parts may be missing elsewhere.
   */
  anatomy:
    | {
        story: StoryOf<Stories>;
        parts: readonly { name: string; at: string; optional?: true; many?: true; says: string }[];
      }
    | { none: string };
  /** What to do beside what not to do, and why in at most 20 words; four at most. */
  pairs: Written<{ do: StoryOf<Stories>; dont: StoryOf<Stories>; because: string }>;
  /** What happens, a sentence for each state or act. */
  behavior: readonly string[];
  /** Lines as we write them, and as we do not; five at most. */
  words: Written<{ write: string; not: string; because: string }>;
  /** What keys do, each in the story whose test presses them; eight at most. */
  keys: Written<{ keys: string; does: string; story: StoryOf<Stories> }>;
  /** What is announced, six lines at most: found in the accessibility tree after the story was played. */
  says: Written<{
    story: StoryOf<Stories>;
    role: string;
    name: string;
    description?: string;
    /** Whether it is announced as busy, or as unavailable. */
    is?: { busy?: boolean; disabled?: boolean };
  }>;
  /** Where the focus goes, what forced colours keep, known limits; six sentences at most. */
  focus: readonly string[];
  /** Six neighbours at most, and what the difference is. Where both have such a page, each names the other. */
  related: readonly { part: string; difference: string }[];
}

/** As the page and the tests read it, of whichever component. */
export type AnyComponentDocs = ComponentDocs<Record<string, unknown>>;
