import { Story } from '@storybook/addon-docs/blocks';
import { useEffect, useRef, useState } from 'react';
import type { AnyComponentDocs } from '../../packages/ui/docs/component/ComponentDocs.ts';
import * as styles from '../../packages/ui/docs/component/component.css.ts';
import { Sentence } from './Sentence.tsx';
import type { StoryFacts } from './useComponent.ts';

type Parts = Extract<AnyComponentDocs['anatomy'], { parts: unknown }>['parts'];

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The living component with a number at each of its parts, and beside it what each is. */
export function Anatomy({ story, parts }: { story: StoryFacts | undefined; parts: Parts }) {
  const stage = useRef<HTMLDivElement>(null);
  const [boxes, setBoxes] = useState<readonly (Box | undefined)[]>([]);

  useEffect(() => {
    const { current } = stage;
    if (!current) return;
    const measure = () => {
      const origin = current.getBoundingClientRect();
      setBoxes(
        parts.map(({ at }) => {
          const box = current.querySelector(at)?.getBoundingClientRect();
          return (
            box && {
              left: box.left - origin.left,
              top: box.top - origin.top,
              width: box.width,
              height: box.height,
            }
          );
        }),
      );
    };
    const resized = new ResizeObserver(measure);
    const changed = new MutationObserver(measure);
    resized.observe(current);
    // Stories are drawn after their page.
    const drawn = current.querySelector('[data-sample]');
    if (drawn) changed.observe(drawn, { childList: true, subtree: true });
    return () => {
      resized.disconnect();
      changed.disconnect();
    };
  }, [parts]);

  return (
    <div className={styles.anatomy}>
      {story ? (
        <div ref={stage} className={styles.measured}>
          <div data-sample="">
            <Story of={story.moduleExport} />
          </div>
          {boxes.map((box, place) => box && <Leader key={parts[place]?.name} box={box} number={place + 1} />)}
        </div>
      ) : null}
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

function Leader({ box, number }: { box: Box; number: number }) {
  return (
    <span aria-hidden>
      <span className={styles.outline} style={{ ...box }} />
      <span className={styles.leader} style={{ left: box.left - 12, top: box.top - 26 }}>
        {number}
      </span>
    </span>
  );
}
