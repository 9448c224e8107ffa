import { type AnyRouter, useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { focusWithoutScrolling } from './focus.ts';

export interface RouteAnnouncerProps {
  /** Titles the document, where no route's `head` does; a function that never changes. */
  titleOf?: (router: AnyRouter) => string;
  /** The address of a path of the routes, on a site that does not begin at `/`; a function that never changes. */
  hrefOf?: (path: string) => string;
}

/**
 * After a navigation inside the site: focus goes to the new page's heading and its title is announced, as a browser
 * does by itself when it loads a document. Going back, it returns to the link that was followed.
 */
export function RouteAnnouncer({ titleOf, hrefOf = itself }: RouteAnnouncerProps) {
  const router = useRouter();
  const [title, setTitle] = useState('');

  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, toLocation }) => {
        if (titleOf) document.title = titleOf(router);
        if (!fromLocation || fromLocation.pathname === toLocation.pathname) return;
        setTitle(document.title);
        const back = toLocation.state.__TSR_index < fromLocation.state.__TSR_index;
        const opener = back ? linkTo(hrefOf(fromLocation.pathname)) : undefined;
        if (opener) return opener.focus();
        const heading = toLocation.hash
          ? document.getElementById(toLocation.hash)
          : document.querySelector('h1');
        if (heading) focusWithoutScrolling(heading);
      }),
    [router, titleOf, hrefOf],
  );

  return <span role="status">{title}</span>;
}

const itself = (path: string) => path;

/** The link on this page that leads to an address. */
function linkTo(pathname: string): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLAnchorElement>('main a[href]')].find(
    (link) => link.pathname === pathname,
  );
}
