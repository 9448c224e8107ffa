import type { FlyerFile } from '../components/EventFlyer/EventFlyer.tsx';

const type = 'image/png';

/** True if this browser can share pictures, as most phones can. */
export const canSharePictures = (): boolean =>
  typeof navigator.canShare === 'function' &&
  navigator.canShare({ files: [new File([], 'flyer.png', { type })] });

/**
 * Opens the device’s share sheet with a picture and the link to the event.
 * @returns false if the person closed it. @throws if the picture cannot be read or shared
 */
export async function sharePicture({ path, fileName }: FlyerFile, text: string): Promise<boolean> {
  const answer = await fetch(path);
  if (!answer.ok) throw new Error(`The picture answered ${answer.status}.`);
  const file = new File([await answer.blob()], fileName, { type });
  try {
    await navigator.share({ files: [file], text });
    return true;
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return false;
    throw error;
  }
}
