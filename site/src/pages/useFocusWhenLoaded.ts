import { focusWithoutScrolling } from '@banyan/app/navigation';
import { useEffect } from 'react';
import { fullTitle } from '../head.ts';

/**
 * Sets the document title and restores a lost focus to the heading, for content that arrives after its page.
 *
 * @param title Title of the content; undefined until it has arrived.
 * @param cameAlong True if the content was rendered with the page.
 */
export function useFocusWhenLoaded(title: string | undefined, cameAlong: boolean): void {
  useEffect(() => {
    if (title === undefined || cameAlong) return;
    document.title = fullTitle(title);
    const heading = document.querySelector('h1');
    if (heading && document.activeElement === document.body) focusWithoutScrolling(heading);
  }, [title, cameAlong]);
}
