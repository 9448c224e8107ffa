import { ArgTypes, Canvas, Controls } from '@storybook/addon-docs/blocks';
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
      <Canvas of={first.moduleExport} />
      <Controls of={first.moduleExport} />
    </>
  );
}
