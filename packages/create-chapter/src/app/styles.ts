import type { AnyRouter, ParsedLocation } from '@tanstack/react-router';

/** Attribute of a page's stylesheet with the address of the stylesheet for all pages. */
const everywhere = 'data-everywhere';

const loaded = (link: HTMLLinkElement) =>
  new Promise<void>((resolve, reject) => {
    link.addEventListener('load', () => resolve(), { once: true });
    link.addEventListener('error', () => reject(new Error(`${link.href} could not be loaded.`)), {
      once: true,
    });
  });

/** Replaces one page's styles with those of all pages. @throws Error when they cannot be loaded */
async function replace(own: HTMLLinkElement): Promise<void> {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = own.getAttribute(everywhere) ?? '';
  const ready = loaded(link);
  own.after(link);
  try {
    await ready;
    own.remove();
  } catch (error) {
    link.remove();
    throw error;
  }
}

let coming: Promise<unknown> | undefined;

async function loadStyles(): Promise<void> {
  const links = document.querySelectorAll<HTMLLinkElement>(`link[${everywhere}]`);
  coming ??= Promise.all([...links].map(replace));
  try {
    await coming;
  } catch (error) {
    coming = undefined;
    throw error;
  }
}

/**
 * Loads the styles of all pages before another page is shown, or when a link to it is about to be followed. A document has only the
 * styles of its own page. If the others cannot be loaded, the other page is loaded as a document.
 */
export function loadStylesBeforeOthers({ routeTree, latestLocation }: AnyRouter): void {
  const { pathname: here } = latestLocation;
  const { beforeLoad } = routeTree.options;
  routeTree.update({
    beforeLoad(context: { location: ParsedLocation; preload: boolean }) {
      const next = () => beforeLoad?.(context);
      if (coming === undefined && context.location.pathname === here) return next();
      return loadStyles().then(next, (error: unknown) => {
        if (context.preload) throw error;
        location.assign(context.location.publicHref);
        return new Promise(() => undefined);
      });
    },
  });
}
