import { DocsContext, useOf } from '@storybook/addon-docs/blocks';
import { use } from 'react';
import type { Announcement } from './announcements.ts';

type Prepared = ReturnType<ReturnType<typeof useDocs>['componentStories']>[number];

/** Story module export, as `import * as stories` gives it. */
export type ModuleExport = Prepared['moduleExport'];

/** Story of the component that the page documents. */
export interface DocumentedStory {
  id: string;
  name: string;
  /** Comment above the story; empty if there is none. */
  text: string;
  moduleExport: ModuleExport;
  announces: readonly Announcement[];
  /** True if the sidebar lists the story. */
  isListed: boolean;
}

/** Sections of the sidebar whose components depend on the window’s width, so their pages show them in a frame. */
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
 * Stories of the page’s component in the order of their file, and true if they are shown in frames. A story that fills the
 * window is framed; `parameters: { docs: { isFramed } }` overrides the default of its section.
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
