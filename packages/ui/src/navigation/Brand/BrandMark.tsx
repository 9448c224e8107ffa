import * as styles from './Brand.css.ts';
import { MarkFrame, StandardMark, type StandardMarkProps } from './StandardMark.tsx';

export const brandMarkDrawings = ['standard', 'small'] as const;
export type BrandMarkDrawing = (typeof brandMarkDrawings)[number];

export interface BrandMarkProps extends StandardMarkProps {
  /** `small` is drawn for 16 to 24 px, `standard` for everything from 25 px up. @default 'standard' */
  drawing?: BrandMarkDrawing;
}

/**
 * Logo mark: a trunk, two arches, and the newest root in the accent. Takes the color of the text around it; on an indigo field
 * and in dark mode the root follows the theme. Keep one stroke and a gap (8 of its 36 units) free around it; never rotate it,
 * outline it or color another root. For the mark with the association’s name use `Lockup`.
 */
export function BrandMark({ drawing = 'standard', ...rest }: BrandMarkProps) {
  if (drawing === 'standard') return <StandardMark {...rest} />;
  return (
    <MarkFrame {...rest} size={16}>
      <path stroke="currentColor" strokeWidth="2" d="M8 16V1M8 1H6a5 5 0 0 0-5 5v5M8 1h2a5 5 0 0 1 5 5v1" />
      <path stroke="currentColor" d="M8 4.5H6A1.5 1.5 0 0 0 4.5 6v2.5M8 4.5h2A1.5 1.5 0 0 1 11.5 6v6" />
      <path className={styles.newestRoot} strokeWidth="2" d="M15 7v9" />
    </MarkFrame>
  );
}
