import { ArgTypes, Controls, Story } from '@storybook/addon-docs/blocks';
import type { ReactNode } from 'react';
import * as styles from './component.css.ts';
import { useStories } from './useStories.ts';

const Scroller = ({ children }: { children: ReactNode }) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways, so the keyboard has to reach it
  <section aria-label="Table of props" tabIndex={0} className={styles.scroller}>
    {children}
  </section>
);

/** Props of the component. Controls change the story above them; a story in a frame is changed on its own page. */
export function Props() {
  const { stories, isFramed } = useStories();
  const [first] = stories;
  if (!first || isFramed)
    return (
      <>
        {first ? (
          <p>
            <a href={`./?path=/story/${first.id}`} target="_top">
              Change them in the Controls of a story
            </a>
          </p>
        ) : null}
        <Scroller>
          <ArgTypes />
        </Scroller>
      </>
    );
  return (
    <>
      <div className={styles.box} data-sample="">
        <Story of={first.moduleExport} />
      </div>
      <Scroller>
        <Controls of={first.moduleExport} />
      </Scroller>
    </>
  );
}
