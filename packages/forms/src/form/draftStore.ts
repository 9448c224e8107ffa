import { dayMs } from '@banyan/api/contract';
import { tryStorage } from '@banyan/ui/hooks';
import * as v from 'valibot';
import type { FieldValues } from './fieldState.ts';

/** Storages of the browser: for this tab, and on this device. */
export interface DraftStorages {
  tab: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  device: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
}

export interface DraftOptions {
  /** Name of the form. */
  key: string;
  /** Version of the fields. Raise it when they change their meaning; older drafts are then ignored. */
  version: number;
  /** Names of the only fields that are stored. The verification token is never one of them. */
  names: readonly string[];
  /** @default the browser's */
  storages?: () => DraftStorages;
  /** Milliseconds since 1970. @default Date.now */
  now?: () => number;
}

export interface Draft {
  values: FieldValues;
  /** True if the visitor chose to keep the draft on this device. */
  onDevice: boolean;
}

/** Time for which a draft stays on the device, in milliseconds. */
export const deviceDraftMs = 7 * dayMs;

const Kept = v.object({
  version: v.number(),
  /** Milliseconds since 1970. */
  savedAt: v.number(),
  values: v.unknown(),
});

const browserStorages = (): DraftStorages => ({ tab: sessionStorage, device: localStorage });

/**
 * Stores a form's draft: for this tab, or on this device for seven days. If the browser blocks storage (private window, full or
 * forbidden), it silently does nothing: a draft is optional.
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
    /** Returns the stored draft, or `undefined`. */
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
