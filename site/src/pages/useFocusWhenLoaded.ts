import { focusWithoutScrolling } from '@banyan/app/navigation';
import { useEffect } from 'react';
import { fullTitle } from '../head.ts';

/**
 * What came after its page: the title is its own, and a focus that lost its place goes on at the heading.
 *
 * @param title Of what came; undefined until it is there.
 * @param cameAlong It came with the page.
 */
export function useFocusWhenLoaded(title: string | undefined, cameAlong: boolean): void {
  useEffect(() => {
    if (title === undefined || cameAlong) return;
    document.title = fullTitle(title);
    const heading = document.querySelector('h1');
    if (heading && document.activeElement === document.body) focusWithoutScrolling(heading);
  }, [title, cameAlong]);
}
