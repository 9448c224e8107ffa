import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FinderState } from '../components/TicketFinder/TicketFinder.tsx';
import { codeReader } from './codeReader.ts';

/** Time between two pictures, in milliseconds. */
const pause = 150;

const waitFor = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

const isRefusal = (error: unknown) =>
  error instanceof DOMException && (error.name === 'NotAllowedError' || error.name === 'SecurityError');

/** Requests the rear camera. Rejects with the browser’s error, also without a camera. */
const askForCamera = (): Promise<MediaStream> =>
  navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' }, audio: false });

/**
 * Reads codes from the camera while the page is open, and reports every code each time it is seen. An unknown code does not stop
 * it.
 */
export function useCamera(onCode: (text: string) => void) {
  const film = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<FinderState>('starting');
  const [tries, setTries] = useState(0);
  const read = useEffectEvent(onCode);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another try asks again
  useEffect(() => {
    let isOver = false;
    let stream: MediaStream | undefined;
    const look = async (video: HTMLVideoElement) => {
      setState('starting');
      stream = await askForCamera();
      if (isOver) return stop();
      // The camera was unplugged or blocked in the browser’s settings.
      for (const track of stream.getTracks())
        track.addEventListener('ended', () => {
          stop();
          setState('refused');
        });
      video.srcObject = stream;
      await video.play();
      setState('looking');
      const readCode = await codeReader();
      while (!isOver) {
        const text = document.hidden ? undefined : await readCode(video).catch(() => undefined);
        if (text !== undefined && !isOver) read(text);
        await waitFor(pause);
      }
    };
    const stop = () => {
      isOver = true;
      for (const track of stream?.getTracks() ?? []) track.stop();
    };
    if (film.current)
      look(film.current).catch((error: unknown) => {
        if (!isOver) setState(isRefusal(error) ? 'refused' : 'absent');
      });
    return stop;
  }, [tries]);

  return { film, state, retry: () => setTries((before) => before + 1) };
}
