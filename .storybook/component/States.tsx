import { Story } from '@storybook/addon-docs/blocks';
import * as styles from '../../packages/ui/docs/component/component.css.ts';
import { Sentence } from './Sentence.tsx';
import type { StoryFacts } from './useComponent.ts';

const address = (id: string) => `./?path=/story/${id}`;

/** Every state of a component with a heading of its own, which the list of headings shows: drawn where it is small, else a door. */
export function States({ stories, isFramed }: { stories: readonly StoryFacts[]; isFramed: boolean }) {
  return (
    <div data-states="" className={isFramed ? styles.doors : undefined}>
      {stories.map(({ id, name, text, moduleExport }) => (
        <section key={id} aria-labelledby={`state-${id}`} className={styles.state}>
          <h3 id={`state-${id}`} className={styles.stateName}>
            <a href={address(id)} target="_top">
              {name}
            </a>
          </h3>
          {text ? (
            <p className={styles.caption}>
              <Sentence>{text}</Sentence>
            </p>
          ) : null}
          {isFramed ? null : (
            <div className={styles.box} data-sample="">
              <Story of={moduleExport} />
            </div>
          )}
        </section>
      ))}
    </div>
  );
}
