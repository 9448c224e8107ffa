import { type AlumnusCard, chapters, findChapter, findState, states } from '@banyan/api/contract';
import type { PlaceGroup } from '@banyan/forms/directory';
import { places } from '../../content/places.ts';
import type { DirectoryQuery } from './directoryQuery.ts';

// The state names load only where they are needed; a rendered page already has them in its list.

/** Places that the directory can filter by. */
export const directoryPlaces: readonly PlaceGroup[] = [
  { label: places.chapters, places: chapters.map(({ id, name }) => [id, name] as const) },
  { label: places.states, places: Object.entries(states) },
];

/** True if the card cannot match the query. */
function isPassedOver({ address, company }: AlumnusCard, query: DirectoryQuery): boolean {
  if (query.company !== undefined && company === '') return true;
  if (query.place === undefined) return false;
  return findChapter(query.place) ? address.state === '' : findState(address.state) !== query.place;
}

/**
 * Notice for a list with members that do not match the query. An API host that implements only the specification silently ignores
 * the place and company filters.
 */
export const passedOver = (cards: readonly AlumnusCard[], query: DirectoryQuery): string | undefined =>
  cards.some((card) => isPassedOver(card, query)) ? places.notNarrowed : undefined;
