import { tryStorage } from '@banyan/ui/hooks';
import { atomWithStorage } from 'jotai/utils';
import * as v from 'valibot';
import type { tabPlaces } from './tabPlaces.ts';

/**
 * State that distant pages of this tab share and that outlives a reload. Null when there is none, or none that the schema
 * takes; set `RESET` to forget it.
 *
 * It is read as soon as its module runs, so what shows it may not be part of a page that was rendered before: fetch that
 * after hydration.
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
