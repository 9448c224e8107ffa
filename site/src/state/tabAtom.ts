import { tryStorage } from '@banyan/ui/hooks';
import { atomWithStorage } from 'jotai/utils';
import * as v from 'valibot';
import type { tabPlaces } from './tabPlaces.ts';

/**
 * State shared by distant pages of this tab; it survives a reload. Null if there is none, or if the schema rejects it; set `RESET`
 * to remove it.
 *
 * The state is read as soon as this module runs, so a rendered page must not include code that shows it: load that after hydration.
 */
export const tabAtom = <Value>(
  place: (typeof tabPlaces)[keyof typeof tabPlaces],
  schema: v.GenericSchema<unknown, Value>,
) => {
  const Stored = v.pipe(v.string(), v.parseJson(), schema);
  return atomWithStorage<Value | null>(
    place,
    null,
    {
      getItem: (key) => {
        const kept = v.safeParse(
          Stored,
          tryStorage(() => sessionStorage.getItem(key)),
        );
        return kept.success ? kept.output : null;
      },
      setItem: (key, value) => tryStorage(() => sessionStorage.setItem(key, JSON.stringify(value))),
      removeItem: (key) => tryStorage(() => sessionStorage.removeItem(key)),
    },
    { getOnInit: true },
  );
};
