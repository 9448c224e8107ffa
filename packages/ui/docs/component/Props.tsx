import { ArgTypes, Controls, Story } from '@storybook/addon-docs/blocks';
import * as styles from './component.css.ts';
import { useStories } from './useStories.ts';

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
        <ArgTypes />
      </>
    );
  return (
    <>
      <div className={styles.box} data-sample="">
        <Story of={first.moduleExport} />
      </div>
      <Controls of={first.moduleExport} />
    </>
  );
}
