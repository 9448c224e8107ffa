import type { AnyRouter, ParsedLocation } from '@tanstack/react-router';

/** The attribute of a page's stylesheet that says where the styles of every page lie. */
const everywhere = 'data-everywhere';

const loaded = (link: HTMLLinkElement) =>
  new Promise<void>((resolve, reject) => {
    link.addEventListener('load', () => resolve(), { once: true });
    link.addEventListener('error', () => reject(new Error(`${link.href} could not be loaded.`)), {
      once: true,
    });
  });

/** Puts the styles of every page in the place of one page's. @throws Error when they cannot be loaded */
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
 * A document brings only the styles of its own page; those of all pages come before another one is shown, or when a link
 * to it is about to be followed. Where they do not come, the other page is loaded as a document of its own.
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
