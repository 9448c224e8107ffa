import { themes } from '@banyan/ui/themes';
import { useEffect, useRef, useState } from 'react';
import * as styles from '../../packages/ui/docs/component/component.css.ts';
import { useWorn } from '../../packages/ui/docs/worn.ts';
import { copyOf, onceDrawn } from './copyOf.ts';
import { storyAddress } from './Frame.tsx';
import type { StoryFacts } from './useComponent.ts';
import { useRoom } from './useRoom.ts';

/** A phone's, in pixels: sixteen of them beside each other can still be looked at. */
const width = 390;
/** Least and most of a picture's height, in pixels of the phone. */
const heights = { least: 80, most: 720 } as const;

interface Copy {
  inside: string;
  height: number;
}

interface FramedThemesProps {
  story: StoryFacts;
  /** Height of its window at the least, in pixels. @default that of its content */
  height: number | undefined;
}

/**
 * A story in every theme, by day and by night, each in a window of its own. The story runs once, out of sight, when somebody
 * comes near; the sixteen are copies of what it drew, so that they cost a page of markup each and press no keys.
 */
export function FramedThemes({ story, height = heights.least }: FramedThemesProps) {
  const worn = useWorn();
  const place = useRef<HTMLDivElement>(null);
  const source = useRef<HTMLIFrameElement>(null);
  const [isNear, setIsNear] = useState(false);
  const [copy, setCopy] = useState<Copy>();

  useEffect(() => {
    if (!place.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) setIsNear(true);
      },
      { rootMargin: '400px' },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);

  useEffect(() => {
    const { current } = source;
    if (!isNear || !current) return;
    let stop = () => {};
    const begin = () => {
      const { contentDocument: page } = current;
      if (!page) return;
      stop = onceDrawn(page, () =>
        setCopy({
          inside: copyOf(page),
          height: Math.min(heights.most, Math.max(height, page.body.scrollHeight)),
        }),
      );
    };
    current.addEventListener('load', begin);
    return () => {
      stop();
      current.removeEventListener('load', begin);
    };
  }, [isNear, height]);

  return (
    <div ref={place} className={styles.windows}>
      {isNear && !copy ? (
        <iframe
          ref={source}
          className={styles.source}
          title={`${story.name}, about to be shown in every theme`}
          tabIndex={-1}
          aria-hidden
          src={storyAddress(story.id, worn)}
          width={width}
          height={height}
        />
      ) : null}
      {themes.flatMap(({ id, label }) =>
        (['light', 'dark'] as const).map((mode) => (
          <figure key={`${id} ${mode}`} className={styles.copied}>
            <Window copy={copy} theme={id} mode={mode} title={`${story.name}, ${label}, ${mode}`} />
            <figcaption className={styles.caption}>
              {label}, {mode}
            </figcaption>
          </figure>
        )),
      )}
    </div>
  );
}

interface WindowProps {
  copy: Copy | undefined;
  theme: string;
  mode: 'light' | 'dark';
  title: string;
}

function Window({ copy, theme, mode, title }: WindowProps) {
  const stage = useRef<HTMLDivElement>(null);
  const scale = Math.min(1, useRoom(stage, width) / width);
  const height = copy?.height ?? heights.least;
  return (
    <div ref={stage} className={styles.shrunk} style={{ height: height * scale }}>
      {copy ? (
        <iframe
          className={styles.frame}
          title={title}
          loading="lazy"
          tabIndex={-1}
          sandbox="allow-same-origin"
          srcDoc={`<!doctype html><html lang="en" data-theme="${theme}" data-mode="${mode}">${copy.inside}</html>`}
          width={width}
          height={height}
          style={{ width, height, transform: `scale(${scale})` }}
        />
      ) : null}
    </div>
  );
}
