import { useEffect } from 'react';

/** What Storybook writes into each message between its windows. */
const mark = 'storybook-channel';

const isStorybooks = ({ data }: MessageEvent<unknown>): boolean =>
  typeof data === 'string' && data.includes(mark);

/**
 * Stories in frames of a page tell the window around them which theme and mode they wear, and that window would take it for the
 * toolbar's word: a frame by night would turn the whole page to night. What a frame says is heard by nobody.
 */
export function useFramesKeptApart(): void {
  useEffect(() => {
    const hush = (event: MessageEvent<unknown>) => {
      const fromFrame = event.source !== null && event.source !== window && event.source !== window.parent;
      if (fromFrame && isStorybooks(event)) event.stopImmediatePropagation();
    };
    window.addEventListener('message', hush, { capture: true });
    return () => window.removeEventListener('message', hush, { capture: true });
  }, []);
}
