import { themes } from '@banyan/ui/themes';
import { useId, useState } from 'react';
import { useToolbarTheme } from '../toolbarTheme.ts';
import { Choices } from './Choices.tsx';
import * as styles from './component.css.ts';
import { Frame } from './Frame.tsx';
import type { DocumentedStory } from './useStories.ts';

const widths = { Phone: 390, Tablet: 768, Desktop: 1280 } as const;
type Width = keyof typeof widths;
const widthNames = Object.keys(widths).filter((name): name is Width => Object.hasOwn(widths, name));

interface FrameWithControlsProps {
  stories: readonly DocumentedStory[];
  first: DocumentedStory;
  /** Minimum height, in pixels. */
  height: number | undefined;
}

/** Frame with a choice of state, width, mode and theme. It opens at the width of a desktop. */
export function FrameWithControls({ stories, first, height }: FrameWithControlsProps) {
  const toolbar = useToolbarTheme();
  const [shown, setShown] = useState(first.id);
  const [width, setWidth] = useState<Width>('Desktop');
  const [theme, setTheme] = useState<string>();
  const [mode, setMode] = useState<'light' | 'dark'>();
  const [stateId, themeId] = [useId(), useId()];
  const story = stories.find(({ id }) => id === shown) ?? first;
  return (
    <>
      <div className={styles.bar}>
        <Choices label="Width" values={widthNames} chosen={width} onChoose={setWidth} />
        <Choices label="Mode" values={['light', 'dark']} chosen={mode ?? toolbar.mode} onChoose={setMode} />
        <span className={styles.picker}>
          <label htmlFor={themeId}>Theme</label>
          <select
            id={themeId}
            value={theme ?? toolbar.theme.id}
            onChange={({ target }) => setTheme(target.value)}
          >
            {themes.map(({ id, label }) => (
              <option key={id} value={id}>
                {label}
              </option>
            ))}
          </select>
        </span>
        <span className={styles.picker}>
          <label htmlFor={stateId}>State</label>
          <select id={stateId} value={story.id} onChange={({ target }) => setShown(target.value)}>
            {stories
              .filter((one) => one.isListed || one === first)
              .map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
          </select>
        </span>
      </div>
      <Frame
        story={story.id}
        title={`${story.name}, ${width.toLowerCase()}`}
        width={widths[width]}
        height={height}
        theme={theme ?? toolbar.theme.id}
        mode={mode ?? toolbar.mode}
      />
    </>
  );
}
