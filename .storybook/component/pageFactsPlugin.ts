import type { Plugin } from 'vite';
import type { ReadSources } from './pageFacts.ts';

const query = '?facts';
const mark = '\0facts:';
const pages = 'virtual:component-pages';

/** How long what was read stays good while somebody writes, in milliseconds. */
const staleMs = 2_000;

/**
 * Answers `Button.stories.tsx?facts` with what the sources say about the component beside it (`PageFacts`), and
 * `virtual:component-pages` with which page shows which component, and which story a page of the site.
 */
export function pageFactsPlugin(): Plugin {
  let sources: (ReadSources & { at: number }) | undefined;
  let isServed = false;

  // The compiler is loaded by whoever opens a page, not by every test of a story.
  async function read() {
    const [{ ComponentReader }, facts, files] = await Promise.all([
      import('./componentFacts.ts'),
      import('./pageFacts.ts'),
      import('./storyFiles.ts'),
    ]);
    if (!sources || (isServed && Date.now() - sources.at > staleMs)) {
      const components = new Set(files.storyFiles().flatMap(facts.componentFilesBeside));
      sources = { reader: new ComponentReader([...components]), users: facts.readUsers(), at: Date.now() };
    }
    return { ...facts, ...files, sources };
  }

  return {
    name: 'banyan:page-facts',
    enforce: 'pre',
    configResolved({ command }) {
      isServed = command === 'serve';
    },
    // Named, so that the bundler does not come with every module of thousands.
    resolveId: {
      filter: { id: [/\?facts$/, /^virtual:component-pages$/] },
      async handler(source, importer) {
        if (source === pages) return `\0${pages}`;
        const resolved = await this.resolve(source.slice(0, -query.length), importer, { skipSelf: true });
        return resolved && `${mark}${resolved.id}.js`;
      },
    },
    load: {
      filter: { id: /^\0(?:facts:|virtual:component-pages$)/ },
      async handler(id) {
        const known = await read();
        if (id === `\0${pages}`)
          return [
            `export default ${JSON.stringify(known.pagesOfComponents(known.sources.reader))};`,
            `export const doors = ${JSON.stringify(known.doorsOfRoutes())};`,
          ].join('\n');
        const stories = id.slice(mark.length, -'.js'.length);
        for (const file of known.componentFilesBeside(stories)) this.addWatchFile(file);
        return `export default ${JSON.stringify(known.pageFacts(stories, known.sources))};`;
      },
    },
  };
}
