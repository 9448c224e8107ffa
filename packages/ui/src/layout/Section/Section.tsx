import type { ComponentProps } from 'react';
import { classNames } from '../../style/classNames.ts';
import { onField, onGarland } from '../../theme/contexts.css.ts';
import * as styles from './Section.css.ts';

export const sectionTones = ['plain', 'sunk', 'inverse', 'accent'] as const;
export type SectionTone = (typeof sectionTones)[number];
export const sectionSpacings = ['section', 'none', 'top', 'bottom'] as const;
export type SectionSpacing = (typeof sectionSpacings)[number];

export interface SectionProps extends Omit<ComponentProps<'section'>, 'aria-labelledby'> {
  /**
   * Background color. `plain`: the page’s. `sunk`: a sunk surface. `inverse`: indigo, never the last section of a page. `accent`:
   * marigold, for at most one section of a page. @default 'plain'
   */
  tone?: SectionTone;
  /** Id of the heading that names it. Without it the section is no landmark. */
  labelledBy?: string;
  /** Space above and below, on one side, or none. @default 'section' */
  spacing?: SectionSpacing;
}

const tones: Record<SectionTone, string | false> = {
  plain: false,
  sunk: styles.sunk,
  inverse: onField,
  accent: onGarland,
};

/** Full-width band of the page with space above and below. Put a `Container` inside. */
export function Section({
  tone = 'plain',
  labelledBy,
  spacing = 'section',
  className,
  ...rest
}: SectionProps) {
  return (
    <section
      {...rest}
      aria-labelledby={labelledBy}
      className={classNames(tones[tone], styles.spacings[spacing], className)}
    />
  );
}
