import type { InitialData } from '@banyan/app/reading';
import * as v from 'valibot';

/** Existing item whose URL is similar to a missing one. */
export interface Near {
  label: string;
  href: string;
}

/** Suggestions in place of a missing item, best match first. Loaders throw it: `notFound({ data })`. */
export interface NoSuch {
  nearest: readonly Near[];
}

const NoSuchData = v.object({ nearest: v.array(v.object({ label: v.string(), href: v.string() })) });

/** Data a page starts with: the item, suggestions, or nothing if it is unknown. */
export type Begun<Found> = { start: InitialData<Found | NoSuch> } | undefined;

/** Returns the suggestions thrown by a loader; undefined for any other data. */
export function nearestIn(data: unknown): readonly Near[] | undefined {
  const given = v.safeParse(NoSuchData, data);
  return given.success ? given.output.nearest : undefined;
}
