import { fontPreloads } from '@banyan/ui/font-preloads';
import { layerOrderStatement, modeScript } from '@banyan/ui/theme';
import { createStartHandler, defaultRenderHandler } from '@tanstack/react-start/server';
import { getRouter } from './router.tsx';

/** Renders one page. The answer is one string, not a stream, so that its inline scripts can be hashed for the CSP. */
export const fetch = createStartHandler(defaultRenderHandler);

/** Whether the site has a route for a path; the rest is a 404 that needs no rendering. */
export function hasRoute(pathname: string): boolean {
  const [, , route] = getRouter().getMatchedRoutes(pathname);
  return route !== undefined;
}

/** What belongs at the top of every document, with the addresses that this build gave to the fonts. */
export const documentHead = { layerOrder: layerOrderStatement, modeScript, fonts: fontPreloads };

// The shape that Start's tooling expects of a server entry.
export default { fetch };
