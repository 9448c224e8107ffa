import type { InitialData } from '@banyan/app/reading';
import * as v from 'valibot';

/** Something that exists, by an address much like one that does not. */
export interface Near {
  label: string;
  href: string;
}

/** In the place of what does not exist: what is nearest to it, the likeliest first. Loaders throw it: `notFound({ data })`. */
export interface NoSuch {
  nearest: readonly Near[];
}

const NoSuchData = v.object({ nearest: v.array(v.object({ label: v.string(), href: v.string() })) });

/** What a page began with: it is there, or is not known to be. */
export type Begun<Found> = { start: InitialData<Found | NoSuch> } | undefined;

/** What a loader threw along; undefined when it was something else. */
export function nearestIn(data: unknown): readonly Near[] | undefined {
  const given = v.safeParse(NoSuchData, data);
  return given.success ? given.output.nearest : undefined;
}
