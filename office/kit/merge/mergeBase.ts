import { type Merged, mergeFields } from './mergeFields.ts';

/** Draft by field. It also stores the values from before the first edit, so that other tabs can compare them. */
type Kept = Readonly<Record<string, string>>;

/** Record as it was last saved. */
export interface Saved<Field extends string> {
  version: number;
  /** Values of the form fields. */
  values: Readonly<Record<Field, string>>;
}

const wasVersion = 'was.version';
const was = (field: string) => `was.${field}`;

/**
 * Draft after a field was edited. The first edit also stores the values and the version from before.
 *
 * @param fields Fields that can conflict; other entries are stored as they are.
 * @param saved Record on the server; `undefined` if it was never saved.
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
  // A volunteer who edits a field after the other save has seen the other value, so there is no conflict.
  const taken = mergeBaseOf(fields, kept, saved, saved.values).merged?.theirs.find((one) => one === field);
  return taken === undefined ? next : { ...next, [was(taken)]: saved.values[taken] };
}

/** Draft compared with the record on the server. */
export interface MergeBase<Field extends string> {
  /** Values shown in the form. */
  values: Readonly<Record<Field, string>>;
  /** Typed values on top of the values from before the first edit. */
  mine: Readonly<Record<Field, string>>;
  base: Readonly<Record<Field, string>>;
  /** Result of the merge, if somebody saved the record since the first edit. */
  merged: Merged<Field> | undefined;
}

/** Compares a draft with the record on the server. @param empty Initial values of a new record. */
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
