import type { ComponentProps } from 'react';
import { rootsOf } from '../../content/ChapterMap/roots.ts';
import { classNames } from '../../style/classNames.ts';
import * as styles from './ChapterHead.css.ts';
import type { ChapterHeadProps } from './ChapterHead.tsx';

interface RootsProps extends Pick<ChapterHeadProps, 'chapters'>, Omit<ComponentProps<'svg'>, 'children'> {
  current: string;
}

/** Ends of the northernmost and the southernmost root in percent of the drawing’s height, and the matching depths on the map. */
const hanging = { from: 34, to: 82, north: 90, south: 410 } as const;
const percent = (depth: number) =>
  hanging.from + ((depth - hanging.north) / (hanging.south - hanging.north)) * (hanging.to - hanging.from);

/** Roots of the chapters as on the map, without names, scaled to the available height. */
export function Roots({ chapters, current, className, ...rest }: RootsProps) {
  const roots = rootsOf(chapters.map((chapter) => ({ ...chapter, href: '' })));
  return (
    <svg {...rest} aria-hidden="true" className={className}>
      {roots.map(({ name, x, depth }, order) => {
        const own = name === current;
        const top = 3 + order * 9;
        const radius = 48 - order * 4;
        const end = own ? '100%' : `${percent(depth)}%`;
        return (
          // biome-ignore lint/a11y/noSvgWithoutTitle: a part of the drawing around it, which is decoration.
          <svg key={name} x={`${x}%`} className={classNames(styles.root, own && styles.ownRoot)}>
            <path d={`M2 ${top + radius}a${radius} ${radius} 0 0 1 ${radius} ${-radius}H4000`} />
            <line x1="2" x2="2" y1={top + radius} y2={end} />
            {own ? null : <circle className={styles.tip} cx="2" cy={end} r="5" />}
          </svg>
        );
      })}
    </svg>
  );
}
