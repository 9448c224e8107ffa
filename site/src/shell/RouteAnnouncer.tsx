import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { focusWithoutScrolling } from './useLinkNavigation.ts';

/**
 * After a navigation inside the site: focus goes to the new page's heading and its title is announced, as a browser
 * does by itself when it loads a document.
 */
export function RouteAnnouncer() {
  const router = useRouter();
  const [title, setTitle] = useState('');

  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, toLocation }) => {
        if (!fromLocation || fromLocation.pathname === toLocation.pathname) return;
        setTitle(document.title);
        const heading = toLocation.hash
          ? document.getElementById(toLocation.hash)
          : document.querySelector('h1');
        if (heading) focusWithoutScrolling(heading);
      }),
    [router],
  );

  return <span role="status">{title}</span>;
}
