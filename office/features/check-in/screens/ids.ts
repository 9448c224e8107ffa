import { tryStorage } from '@banyan/ui/hooks';

let latest = 0;

/** Current time (ISO). No time is returned twice, so that actions keep their order. */
export function moment(): string {
  latest = Math.max(Date.now(), latest + 1);
  return new Date(latest).toISOString();
}

/** 128 random bits in base64url: 22 characters. */
export function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

const deviceKey = 'office-door-device';
let device: string | undefined;

/** Id of this browser at check-ins, kept as long as its storage. */
export function deviceId(): string {
  const kept = tryStorage(() => localStorage.getItem(deviceKey));
  device ??= kept && /^[\w-]{22}$/.test(kept) ? kept : randomId();
  const named = device;
  tryStorage(() => localStorage.setItem(deviceKey, named));
  return named;
}
