import { noteServerTime } from '../contract/server-time.ts';

let asked: Promise<void> | undefined;

/** Asks for the server's time once, by the header that every host's answer has. Without an answer the device's clock is all there is. */
export function askServerTime(): Promise<void> {
  asked ??= fetch(location.pathname, { method: 'HEAD', cache: 'no-store' }).then(noteServerTime, () => {
    asked = undefined;
  });
  return asked;
}
