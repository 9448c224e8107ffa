import { QrCode as Drawn, qrDrawing } from '@banyan/ui/elements';
import { lazyModule, useLazyModule } from '@banyan/ui/hooks';

const encoder = lazyModule(() => import('qr'));

export interface QrCodeProps {
  /** What a camera reads: an address. It is drawn in the page, and nobody is asked for it. */
  text: string;
  /** What it is, for whoever does not see it: "The link of this invitation, as a QR code". */
  label: string;
  /** Beside its own class, to be larger than 248 px. */
  className?: string;
}

/** A text as a QR code. What draws it comes when there is one to draw; where it does not come, nothing stands here. */
export function QrCode({ text, label, className }: QrCodeProps) {
  const { value } = useLazyModule({ module: encoder, need: 'now' });
  // Four squares of light around it is what the standard asks for.
  return value ? (
    <Drawn {...qrDrawing(value.default(text, 'raw', { border: 4 }))} label={label} className={className} />
  ) : null;
}
