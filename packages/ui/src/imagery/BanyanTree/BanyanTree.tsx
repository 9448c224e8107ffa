import type { ComponentProps } from 'react';
import { classNames } from '../../style/classNames.ts';
import * as drawing from '../drawing.css.ts';
import * as styles from './BanyanTree.css.ts';
import { tree, treeHeight, treeWidth } from './tree.ts';

export interface BanyanTreeProps
  extends Omit<ComponentProps<'svg'>, 'children' | 'viewBox' | 'preserveAspectRatio' | 'aria-hidden'> {
  /** Seed of a chapter’s own tree: the same seed gives the same drawing everywhere. @default the association's */
  seed?: string;
  /** Grows the limbs out of the trunk once, in 900 ms. No animation with reduced motion. @default false */
  animated?: boolean;
}

/**
 * Banyan of the front page: eighteen roots, one trunk. Fills its frame from the crown down, with the trunk in the right corner.
 * Decorative: hidden from assistive technology. Belongs on `sky`; for a doorway use `RecessedArch`.
 */
export function BanyanTree({ seed = '', animated = false, className, ...rest }: BanyanTreeProps) {
  const { bands, lines } = tree(seed);
  return (
    <svg
      {...rest}
      viewBox={`0 0 ${treeWidth} ${treeHeight}`}
      preserveAspectRatio="xMaxYMin slice"
      aria-hidden="true"
      className={classNames(drawing.cover, className)}
    >
      <g className={drawing.bands}>
        {bands.map((d) => (
          <path key={d} d={d} />
        ))}
      </g>
      <g className={classNames(drawing.lines, animated && styles.drawn)}>
        {lines.map(({ d, width }) => (
          <path key={d} strokeWidth={width} pathLength={animated ? 1 : undefined} d={d} />
        ))}
      </g>
    </svg>
  );
}
