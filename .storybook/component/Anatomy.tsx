import { Story } from '@storybook/addon-docs/blocks';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { AnyComponentDocs } from '../../packages/ui/docs/component/ComponentDocs.ts';
import * as styles from '../../packages/ui/docs/component/component.css.ts';
import { useWorn } from '../../packages/ui/docs/worn.ts';
import { type Box, boxesIn } from './boxes.ts';
import { Frame } from './Frame.tsx';
import { Leaders } from './Leaders.tsx';
import { Sentence } from './Sentence.tsx';
import type { StoryFacts } from './useComponent.ts';

type Parts = Extract<AnyComponentDocs['anatomy'], { parts: unknown }>['parts'];

interface AnatomyProps {
  story: StoryFacts | undefined;
  parts: Parts;
  /** Whether it needs a window of its own. */
  isFramed: boolean;
  /** Of that window, in pixels. */
  height: number | undefined;
}

/** The living component with a number at each of its parts, and beside or below it what each is. */
export function Anatomy({ story, parts, isFramed, height }: AnatomyProps) {
  return (
    <div className={isFramed ? styles.anatomyBelow : styles.anatomy}>
      {story && isFramed ? <InFrame story={story} parts={parts} height={height} /> : null}
      {story && !isFramed ? <OnPage story={story} parts={parts} /> : null}
      <ol className={styles.parts}>
        {parts.map(({ name, optional, says }, place) => (
          <li key={name} className={styles.part}>
            <span className={styles.number}>{place + 1}</span>
            <span>
              <b>{name}</b>
              {optional ? ' (optional)' : ''}. <Sentence>{says}</Sentence>
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}

interface DrawnProps {
  story: StoryFacts;
  parts: Parts;
}

const corner = { left: 0, top: 0 };
/** Where all of our parts stand beside each other, and a phone's. */
const widths = { wide: 968, phone: 390 } as const;

function InFrame({ story, parts, height }: DrawnProps & { height: number | undefined }) {
  const { theme, mode } = useWorn();
  const [boxes, setBoxes] = useState<readonly (Box | undefined)[]>([]);
  const selectors = useMemo(() => parts.map(({ at }) => at), [parts]);
  const watch = useCallback((page: Document) => setBoxes(boxesIn(page, selectors, corner)), [selectors]);
  return (
    <Frame
      story={story.id}
      title={`${story.name}, with its parts marked`}
      width={window.innerWidth < 700 ? widths.phone : widths.wide}
      {...(height === undefined ? {} : { height })}
      theme={theme.id}
      mode={mode}
      watch={watch}
    >
      {(scale) => <Leaders boxes={boxes} scale={scale} />}
    </Frame>
  );
}

function OnPage({ story, parts }: DrawnProps) {
  const stage = useRef<HTMLDivElement>(null);
  const [boxes, setBoxes] = useState<readonly (Box | undefined)[]>([]);

  useEffect(() => {
    const { current } = stage;
    if (!current) return;
    const selectors = parts.map(({ at }) => at);
    const measure = () => setBoxes(boxesIn(current, selectors, current.getBoundingClientRect()));
    const resized = new ResizeObserver(measure);
    const changed = new MutationObserver(measure);
    resized.observe(current);
    // Stories are drawn after their page.
    const drawn = current.querySelector('[data-drawn]');
    if (drawn) changed.observe(drawn, { childList: true, subtree: true });
    // What is set in another font has another size, and nothing else changes.
    document.fonts.addEventListener('loadingdone', measure);
    return () => {
      document.fonts.removeEventListener('loadingdone', measure);
      resized.disconnect();
      changed.disconnect();
    };
  }, [parts]);

  return (
    <div ref={stage} className={styles.measured}>
      <div data-drawn="">
        <Story of={story.moduleExport} />
      </div>
      <Leaders boxes={boxes} />
    </div>
  );
}
