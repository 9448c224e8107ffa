import { Markdown, Story } from '@storybook/addon-docs/blocks';
import * as styles from './component.css.ts';
import { useStories } from './useStories.ts';

/**
 * Every state of the component that the sidebar lists, with its own heading. Small components are drawn; others are links to
 * their stories.
 */
export function States() {
  const { stories, isFramed } = useStories();
  return (
    <div data-states="" className={isFramed ? styles.links : undefined}>
      {stories
        .filter(({ isListed }) => isListed)
        .map(({ id, name, text, moduleExport }) => (
          <section key={id} aria-labelledby={`state-${id}`} className={styles.state}>
            <h3 id={`state-${id}`} className={styles.stateName}>
              <a href={`./?path=/story/${id}`} target="_top">
                {name}
              </a>
            </h3>
            {text ? (
              <div className={styles.caption}>
                <Markdown>{text}</Markdown>
              </div>
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
