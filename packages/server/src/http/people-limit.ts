import { limits, ourMessages } from '@banyan/api/contract';
import { countedNetworks } from './peer.ts';
import { rateWindowStart, tooOften } from './rate-window.ts';

/** Counts the people who are shown to an address; the same person counts once. @throws HttpError 429 when the limit is exceeded */
export type PeopleLimit = (address: string, people: readonly number[]) => void;

/** Maximum number of remembered people of all networks together, some 40 MB. Above it, the networks that came first are forgotten. */
const mostRemembered = 300_000;

/**
 * Limits how fast the directory can be copied: the number of different people in ten minutes, given in pages. A visitor who types a
 * name sees many people again with each letter, which does not count. Counted in the memory of this process: a read writes nothing,
 * and each of several processes counts for itself.
 *
 * @param pages Pages of the directory in ten minutes; 0 turns the limit off.
 */
export function peopleLimit(pages: number, now: () => number): PeopleLimit {
  const most = pages * limits.directoryPage.standard;
  let windowStart = 0;
  let remembered = 0;
  let seen = new Map<string, Set<number>>();

  const beginAnew = (start: number) => {
    windowStart = start;
    remembered = 0;
    seen = new Map();
  };

  const forgetFirst = () => {
    const [first] = seen;
    if (!first) return;
    seen.delete(first[0]);
    remembered -= first[1].size;
  };

  const notes = (network: string, people: readonly number[]) => {
    const known = seen.get(network) ?? new Set();
    seen.set(network, known);
    const before = known.size;
    for (const one of people) known.add(one);
    remembered += known.size - before;
    while (remembered > mostRemembered && seen.size > 1) forgetFirst();
  };

  const newTo = (network: string, people: readonly number[]) => {
    const known = seen.get(network);
    return (known?.size ?? 0) + people.filter((one) => !known?.has(one)).length;
  };

  return (address, people) => {
    if (most === 0 || people.length === 0) return;
    const start = rateWindowStart(now());
    if (start !== windowStart) beginAnew(start);
    const networks = countedNetworks(address);
    if (networks.some(({ network, share }) => newTo(network, people) > most * share))
      throw tooOften(ourMessages.manyPeople, now());
    for (const { network } of networks) notes(network, people);
  };
}
