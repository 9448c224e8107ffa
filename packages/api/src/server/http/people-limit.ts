import { limits } from '../../contract/limits.ts';
import { ourMessages } from '../../contract/messages.ts';
import { visitorNetwork } from './peer.ts';
import { rateWindowMs } from './rate-limit.ts';
import { Refusal } from './refusal.ts';

/** Notes who was shown to an address; the same person again costs nothing. @throws Refusal 429 for more than there may be */
export type PeopleLimit = (address: string, people: readonly number[]) => void;

/** People who are remembered of all networks together, some 40 MB: with more, the networks that came first are forgotten. */
const mostRemembered = 300_000;

/** An address stands for itself, and one of IPv6 also for the networks above it, whose many addresses one person may have. */
function networksOf(address: string): ReadonlyArray<{ network: string; share: number }> {
  const own = visitorNetwork(address);
  if (!own.includes(':')) return [{ network: own, share: 1 }];
  const [first = '', second = '', third = '', fourth = ''] = own.split(':');
  const site = `${first}:${second}:${third}`;
  return [
    { network: own, share: 1 },
    { network: `${site}:${fourth.padStart(4, '0').slice(0, 2)}/56`, share: 2 },
    { network: `${site}/48`, share: 4 },
  ];
}

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
    const start = Math.floor(now() / rateWindowMs) * rateWindowMs;
    if (start !== windowStart) beginAnew(start);
    const networks = networksOf(address);
    if (networks.some(({ network, share }) => newTo(network, people) > most * share)) {
      const seconds = Math.ceil((start + rateWindowMs - now()) / 1_000);
      throw new Refusal(429, ourMessages.manyPeople, { headers: { 'Retry-After': String(seconds) } });
    }
    for (const { network } of networks) notes(network, people);
  };
}
