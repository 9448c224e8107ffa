import { dayMs } from '@banyan/api/contract';
import { tryStorage } from '@banyan/ui/hooks';
import * as v from 'valibot';
import type { FieldValues } from './fieldState.ts';

/** The two places a browser keeps things: for this tab, and on this device. */
export interface DraftStorages {
  tab: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  device: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
}

export interface DraftOptions {
  /** Name of the form. */
  key: string;
  /** Raise it when the fields change their meaning; older drafts are then forgotten. */
  version: number;
  /** The only fields that are ever kept. A verification token is none of them. */
  names: readonly string[];
  /** @default the browser's */
  storages?: () => DraftStorages;
  /** Milliseconds since 1970. @default Date.now */
  now?: () => number;
}

export interface Draft {
  values: FieldValues;
  /** Kept on this device, because somebody chose so. */
  onDevice: boolean;
}

/** How long a draft stays on the device, in milliseconds. */
export const deviceDraftMs = 7 * dayMs;

const Kept = v.object({
  version: v.number(),
  /** Milliseconds since 1970. */
  savedAt: v.number(),
  values: v.unknown(),
});

const browserStorages = (): DraftStorages => ({ tab: sessionStorage, device: localStorage });

/**
 * Keeps what was typed: for this tab, or on this device for seven days. Where the browser keeps nothing (private
 * window, storage full or forbidden) it does nothing, quietly: a draft is a courtesy.
 */
export function createDraftStore({
  key,
  version,
  names,
  storages = browserStorages,
  now = Date.now,
}: DraftOptions) {
  const place = `banyan.draft.${key}`;
  const quietly = <Answer>(run: (storages: DraftStorages) => Answer): Answer | undefined =>
    tryStorage(() => run(storages()));

  const parse = (text: string | null): FieldValues | undefined => {
    const kept = v.safeParse(v.pipe(v.string(), v.parseJson(), Kept), text);
    if (!kept.success || kept.output.version !== version) return undefined;
    if (now() - kept.output.savedAt > deviceDraftMs) return undefined;
    const { values } = kept.output;
    if (typeof values !== 'object' || values === null) return undefined;
    const entries = Object.entries(values);
    if (entries.some(([, value]) => typeof value !== 'string' && typeof value !== 'boolean'))
      return undefined;
    const known = entries.filter(([name]) => names.includes(name));
    return Object.fromEntries(known);
  };

  return {
    /** What was kept, or `undefined`. */
    read: (): Draft | undefined =>
      quietly(({ tab, device }) => {
        const here = parse(tab.getItem(place));
        const there = parse(device.getItem(place));
        const values = here ?? there;
        return values && { values, onDevice: there !== undefined };
      }),

    write(values: FieldValues, onDevice: boolean): void {
      const picked = Object.fromEntries(Object.entries(values).filter(([name]) => names.includes(name)));
      const text = JSON.stringify({ version, savedAt: now(), values: picked } satisfies v.InferInput<
        typeof Kept
      >);
      quietly(({ tab, device }) => {
        tab.setItem(place, text);
        if (onDevice) device.setItem(place, text);
        else device.removeItem(place);
      });
    },

    clear(): void {
      quietly(({ tab, device }) => {
        tab.removeItem(place);
        device.removeItem(place);
      });
    },
  };
}

export type DraftStore = ReturnType<typeof createDraftStore>;
