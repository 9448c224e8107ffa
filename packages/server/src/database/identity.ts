import { randomFillSync } from 'node:crypto';

/** Crockford's base 32: without I, L, O and U, so that a reference can be read out on the phone. */
const digits = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Encodes bytes as digits with 5 bits each. */
export const spell = (bytes: Uint8Array) => Array.from(bytes, (byte) => digits[byte % 32]).join('');

/** Random bytes for many ids: asking the operating system for each id costs more than inserting its row. */
const pool = new Uint8Array(4096);
let used = pool.length;

/** @returns a view that is valid until the next call */
function randomBytes(count: number): Uint8Array {
  if (used + count > pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  used += count;
  return pool.subarray(used - count, used);
}

/** Creates an id for a new row. It sorts by creation time and cannot be guessed. */
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

/** Creates a reference that a person can quote, such as `M-7K2Q-9XPD`. */
export const newReference = (prefix: string) => grouped(prefix, randomBytes(8));

/** Makes a readable id from a prefix and a title: `event-garba-night`. */
export function readableId(prefix: string, title: string): string {
  const plain = title.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  const words = plain.replace(/[^a-z0-9]+/g, '-').slice(0, 48);
  return `${prefix}-${words.replace(/^-+|-+$/g, '')}`.replace(/-$/, '');
}

/** Returns an unused id: the wanted one, else the wanted one with a number appended. */
export async function freeId(wanted: string, isTaken: (id: string) => Promise<boolean>): Promise<string> {
  for (let number = 1; ; number += 1) {
    const id = number === 1 ? wanted : `${wanted}-${number}`;
    if (!(await isTaken(id))) return id;
  }
}
