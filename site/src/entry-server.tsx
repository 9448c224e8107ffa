import { createClientOf } from '@banyan/api/client';
import { fontPreloads } from '@banyan/ui/font-preloads';
import { injectedStyleHashes } from '@banyan/ui/overlays';
import { layerOrderStatement } from '@banyan/ui/theme';
import type { AnyRouter } from '@tanstack/react-router';
import { createStartHandler, defaultRenderHandler } from '@tanstack/react-start/server';
import { readCalls } from './readCalls.ts';
import { getRouter } from './router.tsx';
import { headScript } from './shell/headScript.ts';

export { scriptMark } from './scriptMark.ts';

/** Renders one page. The answer is one string, not a stream, so that its inline scripts can be hashed for the CSP. */
export const fetch = createStartHandler(async (options) => {
  const answered = await defaultRenderHandler(options);
  const response = answered instanceof Response ? answered : answered.response;
  return new Response(timeless(await response.text(), options.router), response);
});

/**
 * Replaces the times at which loaders ran, which the router states by the server's clock, by the browser's: what counts is when
 * it got the page, and the same page is the same text. No text of a page reads like this: quotation marks in it are escaped.
 */
const timeless = (html: string, { state }: AnyRouter) =>
  [...new Set(state.matches.map(({ updatedAt }) => updatedAt))].reduce(
    (text, time) => text.replaceAll(`",u:${time},s:"`, '",u:Date.now(),s:"'),
    html,
  );

const router = getRouter();

/** The pattern of the page at a path, such as `/news/$id`; the rest is a 404 that needs no rendering. */
export const routeOf = (pathname: string): string | undefined =>
  router.getMatchedRoutes(pathname)[2]?.fullPath;

/** What belongs at the top of every document, with the addresses that this build gave to the fonts. */
export const documentHead = { layerOrder: layerOrderStatement, script: headScript, fonts: fontPreloads };

/** CSP sources of the styles that libraries write into the page. */
export const libraryStyles = injectedStyleHashes;

/** What Vite's development server calls; it knows no context, so pages read from the API on its own origin. */
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
