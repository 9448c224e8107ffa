import { limits, ourMessages } from '@banyan/api/contract';
import { countedNetworks } from './peer.ts';
import { rateWindowStart, tooOften } from './rate-window.ts';

/** Notes who was shown to an address; the same person again costs nothing. @throws Refusal 429 for more than there may be */
export type PeopleLimit = (address: string, people: readonly number[]) => void;

/** People who are remembered of all networks together, some 40 MB: with more, the networks that came first are forgotten. */
const mostRemembered = 300_000;

/**
 * Bounds how fast the directory can be read out: as many different people in ten minutes as stand on so many of its pages.
 * Whoever types a name sees many of them again with the next letter, and goes on. Counted in this process's memory: a read
 * writes nothing, and each of several processes counts for itself.
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
