import type { Plugin } from 'vite';
import type { ComponentReader } from '../../scripts/api-docs/componentFacts.ts';

const query = '?facts';
const mark = '\0facts:';

/** How long what was read stays good while somebody writes, in milliseconds. */
const staleMs = 2_000;

/** Answers `Button.stories.tsx?facts` with what the sources say about the component beside it. See `PageFacts`. */
export function pageFactsPlugin(): Plugin {
  let reader: { is: ComponentReader; at: number } | undefined;
  let isServed = false;

  return {
    name: 'banyan:page-facts',
    enforce: 'pre',
    configResolved({ command }) {
      isServed = command === 'serve';
    },
    async resolveId(source, importer) {
      if (!source.endsWith(query)) return undefined;
      const resolved = await this.resolve(source.slice(0, -query.length), importer, { skipSelf: true });
      return resolved && `${mark}${resolved.id}.js`;
    },
    async load(id) {
      if (!id.startsWith(mark)) return undefined;
      const stories = id.slice(mark.length, -'.js'.length);
      // The compiler is read by whoever opens a page, not by every test of a story.
      const [{ ComponentReader }, { componentFilesBeside, pageFacts }, { storyFiles }] = await Promise.all([
        import('../../scripts/api-docs/componentFacts.ts'),
        import('./pageFacts.ts'),
        import('./storyFiles.ts'),
      ]);
      if (!reader || (isServed && Date.now() - reader.at > staleMs)) {
        const files = storyFiles().flatMap(componentFilesBeside);
        reader = { is: new ComponentReader([...new Set(files)]), at: Date.now() };
      }
      for (const file of componentFilesBeside(stories)) this.addWatchFile(file);
      return `export default ${JSON.stringify(pageFacts(stories, reader.is))};`;
    },
  };
}
