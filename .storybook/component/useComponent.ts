import { DocsContext, useOf } from '@storybook/addon-docs/blocks';
import { type ComponentType, use } from 'react';
import type { Parameters } from 'storybook/internal/types';
import type { AnyComponentDocs } from '../../packages/ui/docs/component/ComponentDocs.ts';
import type { PageFacts } from './pageFacts.ts';

/** A story as the page shows it. */
export interface StoryFacts {
  id: string;
  name: string;
  /** The name of its constant. */
  key: string;
  /** What its comment says. */
  text: string;
  moduleExport: unknown;
  /** Whether it is worn by night, whatever the toolbar says. */
  isDark: boolean;
  /** Whether it stands in the sidebar; the others are shown beside each other as what to do and what not. */
  isListed: boolean;
}

/** Everything that a page needs. */
export interface ComponentOnPage {
  title: string;
  facts: PageFacts;
  docs: AnyComponentDocs | undefined;
  /** The smallest whole use of it, drawn and printed. */
  example: { Example: ComponentType; text: string } | undefined;
  stories: readonly StoryFacts[];
  /** Whether it asks the window for its width or lies over it, so that it needs one of its own. */
  isFramed: boolean;
}

type Loaded = Pick<ComponentOnPage, 'facts' | 'docs' | 'example'>;

const allFacts = import.meta.glob<PageFacts>(
  ['../../packages/{ui,forms}/src/**/*.stories.tsx', '../../office/{features,kit,shell}/**/*.stories.tsx'],
  {
    query: '?facts',
    import: 'default',
  },
);
const allDocs = import.meta.glob<AnyComponentDocs>('../../packages/{ui,forms}/src/**/*.docs.ts', {
  import: 'docs',
});
const examples = import.meta.glob<ComponentType>('../../packages/{ui,forms}/src/**/*.example.tsx', {
  import: 'Example',
});
const exampleTexts = import.meta.glob<string>('../../packages/{ui,forms}/src/**/*.example.tsx', {
  query: '?raw',
  import: 'default',
});

const nothing: PageFacts = {
  components: [],
  entry: '',
  tokens: [],
  asksWindow: false,
  usedBy: [],
  also: [],
  cost: undefined,
  since: undefined,
  changes: [],
};

async function load(stories: string): Promise<Loaded> {
  const beside = (ending: string) => stories.replace(/\.stories\.tsx$/, ending);
  const [facts, docs, Example, text] = await Promise.all([
    allFacts[stories]?.(),
    allDocs[beside('.docs.ts')]?.(),
    examples[beside('.example.tsx')]?.(),
    exampleTexts[beside('.example.tsx')]?.(),
  ]);
  return {
    facts: facts ?? nothing,
    docs,
    example: Example && text !== undefined ? { Example, text } : undefined,
  };
}

const loading = new Map<string, Promise<Loaded>>();

/** @param fileName As Storybook names it: `./packages/ui/src/elements/Button/Button.stories.tsx`. */
export function loadComponent(fileName: string): Promise<Loaded> {
  const stories = fileName.replace(/^\.\//, '../../');
  const begun = loading.get(stories) ?? load(stories);
  loading.set(stories, begun);
  return begun;
}

/**
 * Whether a component is shown in windows of its own: it was said so, it fills the window, or its rules ask the window. Of a
 * small part, in which nobody sees the difference, `docs: { isFramed: false }` among its parameters says so; `true` of one whose
 * rules of another file ask, or that sticks out to the edges of what it stands in.
 */
function needsWindow({ docs, facts }: Loaded, { layout, docs: page }: Parameters): boolean {
  if (docs?.frame !== undefined || layout === 'fullscreen' || page?.story?.inline === false) return true;
  return page?.isFramed ?? facts.asksWindow;
}

/** The component whose page is open. Suspends until what belongs to it is loaded. */
export function useComponent(): ComponentOnPage {
  const { csfFile, preparedMeta } = useOf('meta', ['meta']);
  const { parameters, title } = preparedMeta;
  const loaded = use(loadComponent(String(parameters.fileName)));
  const exports = new Map(Object.entries(csfFile.moduleExports).map(([key, value]) => [value, key]));
  // In the order of the file; that of a module's names is the alphabet's.
  const stories = use(DocsContext)
    .componentStories()
    .map((story) => ({
      id: story.id,
      name: story.name,
      key: exports.get(story.moduleExport) ?? '',
      text: String(story.parameters.docs?.description?.story ?? ''),
      moduleExport: story.moduleExport,
      isDark: story.storyGlobals.mode === 'dark',
      isListed: !story.tags.includes('!dev') && story.tags.includes('dev'),
    }));
  return { title, ...loaded, stories, isFramed: needsWindow(loaded, parameters) };
}
