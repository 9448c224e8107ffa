import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { focusWithoutScrolling } from './useLinkNavigation.ts';

/**
 * After a navigation inside the site: focus goes to the new page's heading and its title is announced, as a browser
 * does by itself when it loads a document. Going back, it returns to the link that was followed.
 */
export function RouteAnnouncer() {
  const router = useRouter();
  const [title, setTitle] = useState('');

  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, toLocation }) => {
        if (!fromLocation || fromLocation.pathname === toLocation.pathname) return;
        setTitle(document.title);
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

  return <span role="status">{title}</span>;
}

/** The link on this page that leads to a path. */
function linkTo(path: string): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLAnchorElement>('main a[href]')].find(
    (link) => link.pathname === path,
  );
}
