import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../../style/classNames.ts';
import * as styles from './DimensionLine.css.ts';

export const dimensionLineWeights = ['standard', 'heavy'] as const;
export type DimensionLineWeight = (typeof dimensionLineWeights)[number];

export interface DimensionLineProps extends Omit<ComponentProps<'div'>, 'children' | 'role' | 'aria-label'> {
  /** Filled part of the line. Without it the line only shows an extent, like a dimension between two walls. */
  value?: number;
  /** Value of the whole line. @default 100 */
  max?: number;
  /** Accessible name of the measure: "Chairs taken". Omit it only if the text beside it says all of it. */
  label?: string;
  /** Value in words: "212 of 240". @default the value of max */
  valueText?: string;
  /** `heavy` if the line is the main content of the page. @default 'standard' */
  weight?: DimensionLineWeight;
  /** Text under the two ends of the line. */
  ends?: { start?: ReactNode; end?: ReactNode };
}

const bars: Record<DimensionLineWeight, { y: number; height: number }> = {
  standard: { y: 4, height: 5 },
  heavy: { y: 3, height: 7 },
};
/* Stroke of 13 px at 28 degrees. */
const slash = 'M-3 12.2L3 .8';

/**
 * Line that measures: characters, seats, minutes, days, steps. For a line that measures nothing use `Ground` or a border. The
 * filled part is an SVG attribute, so that the server’s markup needs no style attribute.
 */
export function DimensionLine({
  value,
  max = 100,
  label,
  valueText,
  weight = 'standard',
  ends,
  className,
  ...rest
}: DimensionLineProps) {
  const share = value === undefined || max <= 0 ? 0 : Math.min(Math.max(value / max, 0), 1);
  const said =
    label === undefined
      ? ({ 'aria-hidden': true } as const)
      : value === undefined
        ? ({ role: 'img', 'aria-label': label } as const)
        : ({
            role: 'meter',
            'aria-label': label,
            'aria-valuemin': 0,
            'aria-valuemax': max,
            'aria-valuenow': Math.min(Math.max(value, 0), max),
            'aria-valuetext': valueText ?? `${value} of ${max}`,
          } as const);
  return (
    <div {...rest} className={classNames(styles.root, className)}>
      <span {...said} className={styles.line}>
        <svg aria-hidden="true" className={styles.rule}>
          <line x1="0" x2="100%" y1="6.5" y2="6.5" />
          <rect width={`${share * 100}%`} {...bars[weight]} className={styles.measured} />
          <path d={slash} />
          <svg x="100%" overflow="visible" aria-hidden="true">
            <path d={slash} />
          </svg>
        </svg>
      </span>
      {ends && (
        <p className={styles.ends}>
          <span className={styles.start}>{ends.start}</span>
          <span>{ends.end}</span>
        </p>
      )}
    </div>
  );
}
