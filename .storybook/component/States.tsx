import { Story } from '@storybook/addon-docs/blocks';
import * as styles from '../../packages/ui/docs/component/component.css.ts';
import { Sentence } from './Sentence.tsx';
import type { StoryFacts } from './useComponent.ts';

const address = (id: string) => `./?path=/story/${id}`;

/** Every state of a component: drawn where it is small, else as a list of doors. */
export function States({ stories, isFramed }: { stories: readonly StoryFacts[]; isFramed: boolean }) {
  if (isFramed) {
    return (
      <ul className={styles.list}>
        {stories.map(({ id, name, text }) => (
          <li key={id}>
            <a href={address(id)} target="_top">
              {name}
            </a>
            {text ? ': ' : ''}
            <Sentence>{text}</Sentence>
          </li>
        ))}
      </ul>
    );
  }
  return stories.map(({ id, name, text, moduleExport }) => (
    <section key={id} aria-labelledby={`state-${id}`}>
      <p id={`state-${id}`} className={styles.caption}>
        <a href={address(id)} target="_top">
          {name}
        </a>
        {text ? '. ' : ''}
        <Sentence>{text}</Sentence>
      </p>
      <div className={styles.box} data-sample="">
        <Story of={moduleExport} />
      </div>
    </section>
  ));
}
