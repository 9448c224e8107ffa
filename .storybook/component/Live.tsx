import { Story } from '@storybook/addon-docs/blocks';
import * as styles from '../../packages/ui/docs/component/component.css.ts';
import { Framed } from './Framed.tsx';
import type { ComponentOnPage, StoryFacts } from './useComponent.ts';

/** The story that shows what it is. */
export const firstOf = ({
  docs,
  stories,
}: Pick<ComponentOnPage, 'docs' | 'stories'>): StoryFacts | undefined =>
  stories.find(({ key }) => key === docs?.live) ?? stories[0];

/** The component itself, at three widths: in boxes, or where it asks the window, in a window of its own. */
export function Live({ docs, stories, isFramed, example }: ComponentOnPage) {
  const first = firstOf({ docs, stories });
  if (!first) return null;
  if (isFramed)
    return (
      <Framed
        stories={stories.filter(({ isListed }) => isListed)}
        first={first}
        height={docs?.frame?.height}
      />
    );
  if (!example)
    return (
      <div className={styles.box} data-sample="">
        <Story of={first.moduleExport} />
      </div>
    );
  return (
    <div className={styles.boxes} data-sample="">
      {[styles.narrow, styles.middle, styles.full].map((width) => (
        <div key={width} className={`${styles.box} ${width}`}>
          <example.Example />
        </div>
      ))}
    </div>
  );
}
