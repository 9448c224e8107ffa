import { DocsContext, useOf } from '@storybook/addon-docs/blocks';
import { use } from 'react';
import type { Announcement } from './announcements.ts';

type Prepared = ReturnType<ReturnType<typeof useDocs>['componentStories']>[number];

/** Story module export, as `import * as stories` gives it. */
export type ModuleExport = Prepared['moduleExport'];

/** Story of the component that the page is about. */
export interface DocumentedStory {
  id: string;
  name: string;
  /** Comment above the story; empty where there is none. */
  text: string;
  moduleExport: ModuleExport;
  announces: readonly Announcement[];
  /** Whether the sidebar lists it. */
  isListed: boolean;
}

/** Sections of the sidebar whose parts depend on the width of the window, so a page shows them in a frame. */
const framedSections = [
  'Content',
  'Foundations',
  'Forms',
  'Navigation',
  'Office',
  'Overlays',
  'Pages',
  'Patterns',
  'Sections',
];

const useDocs = () => use(DocsContext);

/**
 * Stories of the component that the page is about, in the order of their file, and whether they are shown in frames. A story
 * that fills the window is; `parameters: { docs: { isFramed } }` overrides the default of its section.
 */
export function useStories(): { stories: DocumentedStory[]; isFramed: boolean } {
  const { parameters, title } = useOf('meta', ['meta']).preparedMeta;
  const stories = useDocs()
    .componentStories()
    .map(({ id, name, tags, moduleExport, parameters: own }) => ({
      id,
      name,
      text: String(own.docs?.description?.story ?? ''),
      moduleExport,
      announces: own.announces ?? [],
      isListed: tags.includes('dev'),
    }));
  const fills = parameters.layout === 'fullscreen' || parameters.docs?.story?.inline === false;
  const isFramed =
    parameters.docs?.isFramed ?? (fills || framedSections.some((section) => title.startsWith(`${section}/`)));
  return { stories, isFramed };
}
