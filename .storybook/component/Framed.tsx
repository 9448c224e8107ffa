import { themes } from '@banyan/ui/themes';
import { useId, useState } from 'react';
import * as styles from '../../packages/ui/docs/component/component.css.ts';
import { useWorn } from '../../packages/ui/docs/worn.ts';
import { Choices } from './Choices.tsx';
import { Frame } from './Frame.tsx';
import type { StoryFacts } from './useComponent.ts';

const widths = { Phone: 390, Tablet: 768, Desktop: 1280 } as const;
type Width = keyof typeof widths;
const widthNames = Object.keys(widths).filter((name): name is Width => Object.hasOwn(widths, name));

export interface FramedProps {
  stories: readonly StoryFacts[];
  first: StoryFacts;
  /** In pixels. */
  height: number | undefined;
}

/** Any state of a component at the width of a phone, a tablet or a desktop, in any theme: one press each. */
export function Framed({ stories, first, height }: FramedProps) {
  const worn = useWorn();
  const [shown, setShown] = useState(first.id);
  const [width, setWidth] = useState<Width>('Phone');
  const [theme, setTheme] = useState<string>();
  const [mode, setMode] = useState<'light' | 'dark'>();
  const [stateId, themeId] = [useId(), useId()];
  const story = stories.find(({ id }) => id === shown) ?? first;
  return (
    <>
      <div className={styles.bar}>
        <Choices label="Width" values={widthNames} chosen={width} onChoose={setWidth} />
        <Choices label="Mode" values={['light', 'dark']} chosen={mode ?? worn.mode} onChoose={setMode} />
        <span className={styles.picker}>
          <label htmlFor={themeId}>Theme</label>
          <select
            id={themeId}
            value={theme ?? worn.theme.id}
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
            {stories.map(({ id, name }) => (
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
        theme={theme ?? worn.theme.id}
        mode={mode ?? worn.mode}
      />
    </>
  );
}
