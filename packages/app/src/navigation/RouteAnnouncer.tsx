import { type AnyRouter, useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { focusWithoutScrolling } from './focus.ts';

export interface RouteAnnouncerProps {
  /** Returns the document's title if no route's `head` sets it; must never change. */
  titleOf?: (router: AnyRouter) => string;
  /** Returns the address of a path of the routes, on a site that does not begin at `/`; must never change. */
  hrefOf?: (path: string) => string;
}

/**
 * After a navigation inside the site, moves the focus to the new page's heading and announces its title, as a browser does when it
 * loads a document. A page that begins with a field has `data-autofocus` on it: the field gets the focus instead. Going back moves
 * the focus to the link that was followed.
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
        const target = toLocation.hash
          ? document.getElementById(toLocation.hash)
          : (document.querySelector<HTMLElement>('main [data-autofocus]') ?? document.querySelector('h1'));
        if (target) focusWithoutScrolling(target);
      }),
    [router, titleOf, hrefOf],
  );

  return <span role="status">{title}</span>;
}

const itself = (path: string) => path;

/** Finds the visible link on this page that leads to an address. */
function linkTo(pathname: string): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLAnchorElement>('main a[href]')].find(
    (link) => link.pathname === pathname && link.checkVisibility(),
  );
}
