import { randomFillSync } from 'node:crypto';

/** Crockford's base 32: no I, L, O or U, so that a reference can be read out on the telephone. */
const digits = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Bytes as digits, of which each holds 5 bits. */
export const spell = (bytes: Uint8Array) => Array.from(bytes, (byte) => digits[byte % 32]).join('');

/** Random bytes for many ids: asking the system for each costs more than the id's row. */
const pool = new Uint8Array(4096);
let used = pool.length;

/** @returns a view that stands until the next call */
function randomBytes(count: number): Uint8Array {
  if (used + count > pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  used += count;
  return pool.subarray(used - count, used);
}

/** A new row's id: sorts by the time it was made, and cannot be guessed. */
export function newId(now: number): string {
  let time = '';
  for (let rest = now, i = 0; i < 10; i += 1, rest = Math.floor(rest / 32))
    time = `${digits[rest % 32]}${time}`;
  return time + spell(randomBytes(16));
}

const grouped = (prefix: string, bytes: Uint8Array) => {
  const text = spell(bytes.subarray(0, 8));
  return `${prefix}-${text.slice(0, 4)}-${text.slice(4)}`;
};

/** A new reference that a person can quote, such as `M-7K2Q-9XPD`. */
export const newReference = (prefix: string) => grouped(prefix, randomBytes(8));

/** Letters and digits of a title behind a word for what it is, to be read and typed: `event-garba-night`. */
export function readableId(prefix: string, title: string): string {
  const plain = title.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  const words = plain.replace(/[^a-z0-9]+/g, '-').slice(0, 48);
  return `${prefix}-${words.replace(/^-+|-+$/g, '')}`.replace(/-$/, '');
}

/** An id that nothing has: the wanted one, else one with a number behind it. */
export async function freeId(wanted: string, isTaken: (id: string) => Promise<boolean>): Promise<string> {
  for (let number = 1; ; number += 1) {
    const id = number === 1 ? wanted : `${wanted}-${number}`;
    if (!(await isTaken(id))) return id;
  }
}
