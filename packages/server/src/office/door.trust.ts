import type { DoorEntry } from '@banyan/api/office';
import { expect } from 'vitest';
import { proof } from '../testing/test-proof.ts';
import { type Device, doorOffice } from './test-door.ts';

const minute = 60_000;

/** What a device was shown to have let in, and has not heard back of. */
interface Noted {
  item: string;
  id: string;
}

/** A door as the page works it: it judges by the list that it holds, and keeps what it could not send. */
function doorOf(device: Device) {
  let version: string | undefined;
  const held = new Map<string, DoorEntry>();
  const queue: Noted[] = [];
  const here = new Set<string>();
  return {
    queue,
    held,
    async look() {
      const list = await device.list(version);
      if (list.isWhole) held.clear();
      for (const entry of list.entries) held.set(entry.id, entry);
      version = list.version;
    },
    /** Somebody holds their ticket up. @returns whether they are let in */
    scan(id: string): boolean {
      if (here.has(id) || held.get(id)?.arrivedAt) return false;
      here.add(id);
      queue.push(device.noted({ kind: 'in', guests: 0, id }));
      return true;
    },
    /** Sends what waits, a hundred at once. @param isLost The answer is lost, so that all is sent again. */
    async send(isLost = false) {
      while (queue.length > 0) {
        const some = queue.slice(0, 100);
        const { results } = await device.send(...some);
        if (!isLost) queue.splice(0, some.length);
        if (isLost) return results;
      }
      return [];
    },
  };
}

proof(
  {
    what: 'Of codes held up at three doors within ten minutes, two of them without a connection for five and with clocks that are wrong, none is lost and each that came in twice is shown.',
    full: 500,
    of: 'codes',
  },
  async (count) => {
    const site = await doorOffice();
    const id = await site.evening({ seats: null });
    await site.crowd(id, count);
    const doors = [
      doorOf(await site.helper(id, 'Ravi')),
      doorOf(await site.helper(id, 'Asha', 7 * minute)),
      doorOf(await site.helper(id, 'Kiran', -90 * minute)),
    ];
    for (const door of doors) await door.look();
    const codes = [...(doors[0]?.held.keys() ?? [])];
    const begun = site.clock.now;
    const letIn = new Map<string, number[]>();
    const isAway = (door: number, at: number) => door > 0 && at >= count / 4 && at < (count * 3) / 4;
    let resent = 0;
    for (const [at, code] of codes.entries()) {
      site.clock.now = begun + Math.round((at * 10 * minute) / count);
      // One in five is held up at a second door, too.
      const at1 = at % 3;
      for (const number of at % 5 === 0 ? [at1, (at1 + 1) % 3] : [at1]) {
        site.clock.now += 1;
        if (doors[number]?.scan(code)) letIn.set(code, [...(letIn.get(code) ?? []), site.clock.now]);
      }
      const online = doors.filter((_, number) => !isAway(number, at));
      // Every seventh answer is lost on its way.
      const isLost = at % 7 === 0;
      if (isLost) resent += 1;
      await Promise.all(online.map((door) => door.send(isLost)));
      if (at % 10 === 0) await Promise.all(online.map((door) => door.look()));
    }
    await Promise.all(doors.map((door) => door.send()));
    const rows = await site.checkIns(id);
    const noted = [...letIn.values()].flat();
    expect(rows).toHaveLength(noted.length);
    expect(new Set(rows.map((row) => row.registration_id)).size).toBe(count);
    for (const door of doors) await door.look();
    const whole = await site.own(id).list();
    expect(whole.counts.arrived).toBe(count);
    for (const entry of whole.entries) {
      const [first, ...more] = letIn.get(entry.id) ?? [];
      const times = [entry.arrivedAt, ...entry.twice.map((one) => one.at)];
      expect(times).toEqual([first, ...more].map((one) => new Date(one ?? 0).toISOString()));
      // What a door put together out of what was new is what there is.
      for (const door of doors) expect(door.held.get(entry.id)).toEqual(entry);
    }
    const doubles = noted.length - count;
    expect(doubles).toBeGreaterThan(0);
    expect(site.faults).toEqual([]);
    return `${count} came, ${doubles} of them twice and shown so; ${resent} answers lost and sent again, none noted anew`;
  },
);
