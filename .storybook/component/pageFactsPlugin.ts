import type { Plugin } from 'vite';
import type { ComponentReader } from '../../scripts/api-docs/componentFacts.ts';

const query = '?facts';
const mark = '\0facts:';
const pages = 'virtual:component-pages';

/** How long what was read stays good while somebody writes, in milliseconds. */
const staleMs = 2_000;

/**
 * Answers `Button.stories.tsx?facts` with what the sources say about the component beside it (`PageFacts`), and
 * `virtual:component-pages` with which page shows which component.
 */
export function pageFactsPlugin(): Plugin {
  let reader: { is: ComponentReader; at: number } | undefined;
  let isServed = false;

  // The compiler is loaded by whoever opens a page, not by every test of a story.
  async function read() {
    const [{ ComponentReader }, facts, files] = await Promise.all([
      import('../../scripts/api-docs/componentFacts.ts'),
      import('./pageFacts.ts'),
      import('./storyFiles.ts'),
    ]);
    if (!reader || (isServed && Date.now() - reader.at > staleMs)) {
      const sources = new Set(files.storyFiles().flatMap(facts.componentFilesBeside));
      reader = { is: new ComponentReader([...sources]), at: Date.now() };
    }
    return { ...facts, ...files, reader: reader.is };
  }

  return {
    name: 'banyan:page-facts',
    enforce: 'pre',
    configResolved({ command }) {
      isServed = command === 'serve';
    },
    async resolveId(source, importer) {
      if (source === pages) return `\0${pages}`;
      if (!source.endsWith(query)) return undefined;
      const resolved = await this.resolve(source.slice(0, -query.length), importer, { skipSelf: true });
      return resolved && `${mark}${resolved.id}.js`;
    },
    async load(id) {
      if (id === `\0${pages}`) {
        const known = await read();
        return `export default ${JSON.stringify(known.pagesOfComponents(known.reader))};`;
      }
      if (!id.startsWith(mark)) return undefined;
      const stories = id.slice(mark.length, -'.js'.length);
      const known = await read();
      for (const file of known.componentFilesBeside(stories)) this.addWatchFile(file);
      return `export default ${JSON.stringify(known.pageFacts(stories, known.reader))};`;
    },
  };
}
