import { noteServerTime } from '../contract/server-time.ts';

let asked: Promise<void> | undefined;

/** Requests the server's time once, from the `Date` header that every host sends. Without an answer, the device's clock is used. */
export function askServerTime(): Promise<void> {
  asked ??= fetch(location.pathname, { method: 'HEAD', cache: 'no-store' }).then(noteServerTime, () => {
    asked = undefined;
  });
  return asked;
}
