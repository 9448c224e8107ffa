import { tryStorage } from '@banyan/ui/hooks';
import * as v from 'valibot';

/** Text of a draft by field. */
export type DraftText = Readonly<Record<string, string>>;

const Mirror = v.object({ text: v.record(v.string(), v.string()) });

const prefix = 'office-draft:';

/** Stores a draft in this tab until the server has it; `undefined` removes it. @param key Identifies the volunteer and the draft */
export const mirror = (key: string, text: DraftText | undefined): void =>
  void tryStorage(() =>
    text === undefined
      ? sessionStorage.removeItem(prefix + key)
      : sessionStorage.setItem(prefix + key, JSON.stringify({ text })),
  );

/** Draft that this tab stored and the server did not receive; `undefined` if there is none or it is not a draft. */
export function mirrored(key: string): DraftText | undefined {
  const kept = tryStorage((): unknown => JSON.parse(sessionStorage.getItem(prefix + key) ?? 'null'));
  const found = v.safeParse(Mirror, kept);
  return found.success ? found.output.text : undefined;
}

/** Deletes all stored drafts. */
export const forgetMirrors = (): void =>
  void tryStorage(() => {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(prefix)) sessionStorage.removeItem(key);
  });
