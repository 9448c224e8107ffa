import { tryStorage } from '@banyan/ui/hooks';
import * as v from 'valibot';

/** What is being written, field by field. */
export type DraftText = Readonly<Record<string, string>>;

const Mirror = v.object({ text: v.record(v.string(), v.string()) });

const prefix = 'office-draft:';

/** Keeps in this tab what the server does not have yet; `undefined` once it has. @param key Says whose it is and of what */
export const mirror = (key: string, text: DraftText | undefined): void =>
  void tryStorage(() =>
    text === undefined
      ? sessionStorage.removeItem(prefix + key)
      : sessionStorage.setItem(prefix + key, JSON.stringify({ text })),
  );

/** What this tab kept and the server did not get; `undefined` for nothing, or for what is no draft. */
export function mirrored(key: string): DraftText | undefined {
  const kept = tryStorage((): unknown => JSON.parse(sessionStorage.getItem(prefix + key) ?? 'null'));
  const found = v.safeParse(Mirror, kept);
  return found.success ? found.output.text : undefined;
}

/** Forgets all of them. */
export const forgetMirrors = (): void =>
  void tryStorage(() => {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(prefix)) sessionStorage.removeItem(key);
  });
