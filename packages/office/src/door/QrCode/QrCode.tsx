import { lazyModule, useLazyModule } from '@banyan/ui/hooks';
import { classNames } from '@banyan/ui/style';
import { onPaper } from '@banyan/ui/theme';
import * as styles from './QrCode.css.ts';
import { pathOf } from './squares.ts';

const encoder = lazyModule(() => import('qr'));

export interface QrCodeProps {
  /** What a camera reads: an address. It is drawn in the page, and nobody is asked for it. */
  text: string;
  /** What it is, for whoever does not see it: "The link of this invitation, as a QR code". */
  label: string;
}

/** A text as a QR code. What draws it comes when there is one to draw; where it does not come, nothing stands here. */
export function QrCode({ text, label }: QrCodeProps) {
  const { value } = useLazyModule({ module: encoder, need: 'now' });
  if (!value) return null;
  // Four squares of light around it is what the standard asks for.
  const squares = value.default(text, 'raw', { border: 4 });
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${squares.length} ${squares.length}`}
      className={classNames(onPaper, styles.sheet)}
    >
      <path d={pathOf(squares)} />
    </svg>
  );
}
