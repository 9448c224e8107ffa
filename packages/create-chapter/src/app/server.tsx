import { changesScript, earlyPressesScript } from '@banyan/app/start';
import { serveArtFrom } from '@banyan/ui/imagery';
import { injectedStyleHashes } from '@banyan/ui/overlays';
import { drawnScript } from '@banyan/ui/sections';
import { layerOrderStatement, modeScript } from '@banyan/ui/theme';
import type { AnyRouter } from '@tanstack/react-router';
import { createRequestHandler, RouterServer } from '@tanstack/react-router/ssr/server';
import { renderToString } from 'react-dom/server';
import { fullTitle } from './pages.ts';
import { artFolder } from './places.ts';

/** Page described by its route. */
export interface DescribedPage {
  /** Path, such as `/events`. */
  path: string;
  title: string;
  description: string;
}

/** Functions that the build calls; made from the site's own router. */
export interface Renderer {
  pages: readonly DescribedPage[];
  /** Renders one page: its markup, and the scripts with its data. */
  render: (path: string) => Promise<{ body: string; scripts: readonly string[] }>;
  /** Content for the top of every document. */
  head: { layerOrder: string; script: string };
  /** CSP sources of the styles that libraries write into the page. */
  libraryStyles: readonly string[];
}

/** Creates a renderer of the site's own pages, for the build. */
export function rendererOf(getRouter: () => AnyRouter): Renderer {
  serveArtFrom(artFolder);
  const { routesByPath } = getRouter();
  const routes: ReadonlyArray<
    [string, { options: { staticData?: { title?: string; description?: string } } }]
  > = Object.entries(routesByPath);
  return {
    // Routes with parameters cannot be prerendered; the browser renders them.
    pages: routes
      .filter(([path]) => !path.includes('$'))
      .map(([path, { options }]) => ({
        path: path.length > 1 ? path.replace(/\/$/, '') : path,
        title: fullTitle(options.staticData?.title),
        description: options.staticData?.description ?? '',
      })),
    render: (path) => render(getRouter, path),
    head: {
      layerOrder: layerOrderStatement,
      script: `${modeScript};${drawnScript};${changesScript};${earlyPressesScript}`,
    },
    libraryStyles: injectedStyleHashes,
  };
}

async function render(createRouter: () => AnyRouter, path: string) {
  const base = import.meta.env.BASE_URL.replace(/\/$/, '');
  const request = new Request(`http://localhost${base}${path === '/' ? path : `${path}/`}`);
  let rendered = { body: '', scripts: [] as readonly string[] };
  await createRequestHandler({ createRouter, request })(async ({ router }) => {
    const body = renderToString(<RouterServer router={router} />);
    const tags = router.serverSsr?.takeInitialHydrationScriptTags();
    rendered = { body, scripts: (tags?.before ?? []).flatMap(({ children }) => children ?? []) };
    return new Response();
  });
  return rendered;
}
