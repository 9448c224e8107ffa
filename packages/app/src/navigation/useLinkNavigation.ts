import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { isOutdated } from '../start/missingCode.ts';
import { focusWithoutScrolling } from './focus.ts';

/**
 * Makes plain links fast, so components may render ordinary `<a href>` and work without JavaScript. The router handles a click on a
 * link to one of this site's pages, and pointing at one preloads the page. A hash on the same page scrolls smoothly, and another
 * page fades in if the browser supports it. The browser handles everything else, and every link once a newer version of the site is
 * deployed.
 *
 * @param pathInside Returns a path without the site's base, as its routes are written; undefined for one that is not of this site.
 * May not change. @default for a site that begins at `/`
 * @param needsDocument Returns true if the browser must load a page as a document, because its policy differs. May not change.
 * @default never
 * @param transitionTypes Returns the types of the view transition between two paths, for `:active-view-transition-type()`. May not
 * change. @default none
 */
export function useLinkNavigation(
  pathInside: (pathname: string) => string | undefined = itself,
  needsDocument: (from: string, to: string) => boolean = never,
  transitionTypes: (from: string, to: string) => string[] = none,
): void {
  const router = useRouter();

  useEffect(() => {
    const isPage = (url: URL) => {
      const path = pathInside(url.pathname);
      return (
        path !== undefined &&
        !isFile.test(path) &&
        !isOutdated() &&
        !needsDocument(location.pathname, url.pathname) &&
        router.getMatchedRoutes(path)[2] !== undefined
      );
    };

    const onClick = (event: MouseEvent) => {
      const url = targetOf(event);
      if (!url || event.defaultPrevented || event.button !== 0 || hasModifier(event) || !isPage(url)) return;
      if (url.hash && samePage(url)) {
        if (!scrollToHash(url.hash)) return;
        event.preventDefault();
        if (url.hash !== location.hash) {
          void router.navigate({ href: pathOf(url), resetScroll: false, hashScrollIntoView: false });
        }
        return;
      }
      event.preventDefault();
      void router.navigate({
        href: pathOf(url),
        viewTransition: url.pathname !== location.pathname && {
          types: transitionTypes(location.pathname, url.pathname),
        },
      });
    };

    const onIntent = (event: Event) => {
      const url = targetOf(event);
      if (!url || samePage(url) || !isPage(url)) return;
      // Preloading is optional: if it fails, the click loads the page.
      router.preloadRoute({ to: pathInside(url.pathname) }).catch(() => undefined);
    };

    document.addEventListener('click', onClick);
    document.addEventListener('pointerover', onIntent, { passive: true });
    document.addEventListener('touchstart', onIntent, { passive: true });
    document.addEventListener('focusin', onIntent);
    return () => {
      document.removeEventListener('click', onClick);
      document.removeEventListener('pointerover', onIntent);
      document.removeEventListener('touchstart', onIntent);
      document.removeEventListener('focusin', onIntent);
    };
  }, [router, pathInside, needsDocument, transitionTypes]);
}

/** A feed is next to the page it belongs to: `/chapters/atlanta.xml`. */
const isFile = /\.xml$/;

const itself = (pathname: string) => pathname;
const never = () => false;
const none = () => [];

/** Returns the address of the link that an event happened in, if the link opens in this window. */
function targetOf(event: Event): URL | undefined {
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  if (!(link instanceof HTMLAnchorElement)) return undefined;
  if ((link.target && link.target !== '_self') || link.hasAttribute('download')) return undefined;
  const url = new URL(link.href);
  return url.origin === location.origin ? url : undefined;
}

/** Scrolls to the element of a hash and focuses it; the same hash works twice. */
function scrollToHash(hash: string): boolean {
  const target = document.getElementById(decodeURIComponent(hash.slice(1)));
  if (!target) return false;
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  target.scrollIntoView({ behavior: still ? 'auto' : 'smooth' });
  focusWithoutScrolling(target);
  return true;
}

const hasModifier = (event: MouseEvent) => event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
const samePage = (url: URL) => url.pathname === location.pathname && url.search === location.search;
const pathOf = (url: URL) => url.pathname + url.search + url.hash;
