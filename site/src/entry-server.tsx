import { createClientOf } from '@banyan/api/client';
import { fontPreloads } from '@banyan/ui/font-preloads';
import { injectedStyleHashes } from '@banyan/ui/overlays';
import { layerOrderStatement } from '@banyan/ui/theme';
import type { AnyRouter } from '@tanstack/react-router';
import { createStartHandler, defaultRenderHandler } from '@tanstack/react-start/server';
import { readCalls } from './readCalls.ts';
import { getRouter } from './router.tsx';
import { headScript } from './shell/headScript.ts';

export { cspNonce } from './cspNonce.ts';

/** Renders one page. The response is a single string, not a stream, so that its inline scripts can be hashed for the CSP. */
export const fetch = createStartHandler(async (options) => {
  const answered = await defaultRenderHandler(options);
  const response = answered instanceof Response ? answered : answered.response;
  return new Response(timeless(await response.text(), options.router), response);
});

/**
 * Replaces the load times that the router writes (server clock) with `Date.now()` in the browser. The age of the data then counts
 * from its arrival, and the same page always has the same bytes. Page text cannot match by accident: its quotation marks are
 * escaped.
 */
const timeless = (html: string, { state }: AnyRouter) =>
  [...new Set(state.matches.map(({ updatedAt }) => updatedAt))].reduce(
    (text, time) => text.replaceAll(`",u:${time},s:"`, '",u:Date.now(),s:"'),
    html,
  );

const router = getRouter();

/** Returns the route pattern of a path, such as `/news/$id`; undefined for a path that is a 404 without rendering. */
export const routeOf = (pathname: string): string | undefined =>
  router.getMatchedRoutes(pathname)[2]?.fullPath;

/** Top of every document, with the font URLs of this build. */
export const documentHead = { layerOrder: layerOrderStatement, script: headScript, fonts: fontPreloads };

/** CSP sources of the styles that libraries write into the page. */
export const libraryStyles = injectedStyleHashes;

/** Entry point of Vite’s development server. It passes no context, so pages read from the API on their own origin. */
export default {
  fetch(request: Request) {
    const { origin } = new URL(request.url);
    return fetch(request, {
      context: {
        origin,
        apiBase: '/api',
        guests: [],
        source: createClientOf(readCalls, { base: `${origin}/api` }),
      },
    });
  },
};
