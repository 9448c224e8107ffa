import { type Merged, mergeFields } from './mergeFields.ts';

/** What is kept while somebody writes, field by field; beside it what stood there before, so that it is known in another tab too. */
type Kept = Readonly<Record<string, string>>;

/** Something as it was saved last. */
export interface Saved<Field extends string> {
  version: number;
  /** What stands in its form. */
  values: Readonly<Record<Field, string>>;
}

const wasVersion = 'was.version';
const was = (field: string) => `was.${field}`;

/**
 * What is to be kept when a field is written: it, and with the first one what stood there before.
 *
 * @param fields Those that two may change at once; others are kept as they are.
 * @param saved What is on the server; `undefined` for one that was never saved.
 */
export function writtenInto<Field extends string>(
  fields: readonly Field[],
  kept: Kept,
  saved: Saved<Field> | undefined,
  field: string,
  value: string,
): Kept {
  const next = { ...kept, [field]: value };
  if (saved === undefined) return next;
  if (kept[wasVersion] === undefined) {
    const before = fields.map((one) => [was(one), saved.values[one]]);
    return { [wasVersion]: `${saved.version}`, ...Object.fromEntries(before), ...next };
  }
  // Whoever writes over what was taken of somebody else has read it: there is nothing left to choose.
  const taken = mergeBaseOf(fields, kept, saved, saved.values).merged?.theirs.find((one) => one === field);
  return taken === undefined ? next : { ...next, [was(taken)]: saved.values[taken] };
}

/** Where a form stands to what is kept of it on the server. */
export interface MergeBase<Field extends string> {
  /** What stands in the form. */
  values: Readonly<Record<Field, string>>;
  /** What I wrote, over what stood there when I began. */
  mine: Readonly<Record<Field, string>>;
  base: Readonly<Record<Field, string>>;
  /** Somebody has saved it since I began. */
  merged: Merged<Field> | undefined;
}

/** @param empty What stands in the form of a new one. */
export function mergeBaseOf<Field extends string>(
  fields: readonly Field[],
  kept: Kept,
  saved: Saved<Field> | undefined,
  empty: Readonly<Record<Field, string>>,
): MergeBase<Field> {
  const newest = saved?.values ?? empty;
  const begunAt = kept[wasVersion];
  const base: Record<Field, string> = { ...newest };
  const mine: Record<Field, string> = { ...newest };
  for (const field of fields) {
    if (begunAt !== undefined) base[field] = kept[was(field)] ?? newest[field];
    mine[field] = kept[field] ?? base[field];
  }
  const isOld = saved !== undefined && begunAt !== undefined && begunAt !== `${saved.version}`;
  const merged = isOld ? mergeFields(fields, base, mine, newest) : undefined;
  return { values: merged?.values ?? mine, mine, base, merged };
}
