import { lazyModule } from '@banyan/ui/hooks';
/** Finds the text of a QR code in the current camera picture. */
export type ReadCode = (film: HTMLVideoElement) => Promise<string | undefined>;

interface Detector {
  detect: (film: HTMLVideoElement) => Promise<readonly { rawValue: string }[]>;
}

declare global {
  interface Window {
    /** Exists only in Chromium on Android and macOS. */
    BarcodeDetector?: {
      new (options: { formats: readonly string[] }): Detector;
      getSupportedFormats: () => Promise<readonly string[]>;
    };
  }
}

const format = 'qr_code';

const reading = lazyModule(() => import('./frameReader.ts'));

/** Uses the browser’s own QR reader, or loads a decoder if there is none. */
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
