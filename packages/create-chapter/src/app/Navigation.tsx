import { VisuallyHidden } from '@banyan/ui/elements';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { fullTitle } from './pages.ts';
import { pageHref } from './places.ts';
import { focusWithoutScrolling, useLinkNavigation } from './useLinkNavigation.ts';

/**
 * Belongs into the shell, once. Plain links to this site's own pages are answered without a reload; after one, the title
 * is the new page's and announced, and the focus goes to its heading, or going back to the link that was followed.
 */
export function Navigation() {
  useLinkNavigation();
  const router = useRouter();
  const [said, setSaid] = useState('');

  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, toLocation }) => {
        document.title = fullTitle(router.state.matches.at(-1)?.staticData.title);
        if (!fromLocation || fromLocation.pathname === toLocation.pathname) return;
        setSaid(document.title);
        const back = toLocation.state.__TSR_index < fromLocation.state.__TSR_index;
        const opener = back ? linkTo(fromLocation.pathname) : undefined;
        if (opener) return opener.focus();
        const heading = toLocation.hash
          ? document.getElementById(toLocation.hash)
          : document.querySelector('h1');
        if (heading) focusWithoutScrolling(heading);
      }),
    [router],
  );

  return (
    <VisuallyHidden>
      <span role="status">{said}</span>
    </VisuallyHidden>
  );
}

/** The link on this page that leads to a path. */
function linkTo(path: string): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLAnchorElement>('main a[href]')].find(
    (link) => link.pathname === pageHref(path),
  );
}
