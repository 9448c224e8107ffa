import { QrCode as Drawn, qrDrawing } from '@banyan/ui/elements';
import { lazyModule, useLazyModule } from '@banyan/ui/hooks';

const encoder = lazyModule(() => import('qr'));

export interface QrCodeProps {
  /** Text of the QR code, usually a URL. It is drawn in the page without any request. */
  text: string;
  /** Accessible name: "The link of this invitation, as a QR code". */
  label: string;
  /** Additional class, for a size other than 248 px. */
  className?: string;
}

/** Text as a QR code. The encoder is loaded on demand; if it fails to load, nothing is rendered. */
export function QrCode({ text, label, className }: QrCodeProps) {
  const { value } = useLazyModule({ module: encoder, need: 'now' });
  // The standard requires a quiet zone of four modules.
  return value ? (
    <Drawn {...qrDrawing(value.default(text, 'raw', { border: 4 }))} label={label} className={className} />
  ) : null;
}
