import { classNames } from '../../style/classNames.ts';
import { onPaper } from '../../theme/contexts.css.ts';
import * as styles from './QrCode.css.ts';
import type { QrDrawing } from './squares.ts';

export interface QrCodeProps extends QrDrawing {
  /** Accessible name: "The link of this invitation, as a QR code". */
  label: string;
  /** Class in addition to the component’s own, for sizes above 248 px. */
  className?: string | undefined;
}

/**
 * QR code, dark on light in both modes. It only draws: the text is encoded before, so that a server-rendered page loads no
 * encoder. Show the same text beside it for readers who cannot scan it.
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
