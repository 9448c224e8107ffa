import { classNames } from '../../style/classNames.ts';
import { onPaper } from '../../theme/contexts.css.ts';
import * as styles from './QrCode.css.ts';
import type { QrDrawing } from './squares.ts';

export interface QrCodeProps extends QrDrawing {
  /** What it is, for whoever does not see it: "The link of this invitation, as a QR code". */
  label: string;
  /** Beside its own class, to be larger than 248 px. */
  className?: string | undefined;
}

/**
 * A text as a camera reads it, on paper in both modes. It only draws: what stands in it was encoded before, so that a page that a
 * server renders brings no encoder along. The same text stands beside it for those whose camera is elsewhere.
 */
export const QrCode = ({ side, path, label, className }: QrCodeProps) => (
  <svg
    role="img"
    aria-label={label}
    viewBox={`0 0 ${side} ${side}`}
    className={classNames(onPaper, styles.sheet, className)}
  >
    <path d={path} />
  </svg>
);
