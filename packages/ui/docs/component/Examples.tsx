import { Story } from '@storybook/addon-docs/blocks';
import * as styles from './component.css.ts';
import { FrameWithControls } from './FrameWithControls.tsx';
import { type ModuleExport, useStories } from './useStories.ts';

interface ExamplesProps {
  /** Story shown first. @default the contact sheet of states, `Gallery`, else the first story */
  first?: ModuleExport;
  /** Minimum height of the frame, in pixels: an overlay has no height of its own. */
  height?: number;
}

/** Contact sheet of the component’s states at the top of its page: on the page itself, or in a frame as wide as a desktop. */
export function Examples({ first, height }: ExamplesProps) {
  const { stories, isFramed } = useStories();
  const gallery = stories.find(({ name }) => name === 'Gallery');
  const shown = gallery ?? stories.find(({ moduleExport }) => moduleExport === first) ?? stories[0];
  if (!shown) return null;
  if (isFramed) return <FrameWithControls stories={stories} first={shown} height={height} />;
  return (
    <div className={styles.box} data-sample="">
      <Story of={shown.moduleExport} />
    </div>
  );
}
