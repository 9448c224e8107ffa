import { lazyModule } from '@banyan/ui/hooks';
/** Finds the text of a QR code in what a camera shows at this moment. */
export type ReadCode = (film: HTMLVideoElement) => Promise<string | undefined>;

interface Detector {
  detect: (film: HTMLVideoElement) => Promise<readonly { rawValue: string }[]>;
}

declare global {
  interface Window {
    /** On Android and macOS, in Chromium only. */
    BarcodeDetector?: {
      new (options: { formats: readonly string[] }): Detector;
      getSupportedFormats: () => Promise<readonly string[]>;
    };
  }
}

const format = 'qr_code';

const reading = lazyModule(() => import('./frameReader.ts'));

/** Reads with what the browser brings, and fetches a decoder only where it brings none. */
export async function codeReader(): Promise<ReadCode> {
  const { BarcodeDetector } = window;
  const formats = await BarcodeDetector?.getSupportedFormats().catch((): readonly string[] => []);
  if (BarcodeDetector && formats?.includes(format)) {
    const detector = new BarcodeDetector({ formats: [format] });
    return async (film) => (await detector.detect(film))[0]?.rawValue;
  }
  const { frameReader } = await reading.load();
  return frameReader();
}
