/** Result of merging two edits of the same record, field by field. */
export interface Merged<Field extends string> {
  /** Newest values with the volunteer's own changes on top. Conflicting fields have the other value until one is chosen. */
  values: Readonly<Record<Field, string>>;
  /** Fields that both changed, to different values. */
  conflicts: readonly Field[];
  /** Fields that only this volunteer changed; applied on top of the newest values. */
  mine: readonly Field[];
  /** Fields that only the other volunteer changed; taken over. */
  theirs: readonly Field[];
}

/**
 * Merges this volunteer's changes into a record that another volunteer saved meanwhile. A field that both changed to the same value
 * is no conflict and counts as theirs.
 *
 * @param fields Fields in display order.
 * @param base Values from before the first edit.
 * @param mine Values in the form.
 * @param newest Values on the server.
 */
export function mergeFields<Field extends string>(
  fields: readonly Field[],
  base: Readonly<Record<Field, string>>,
  mine: Readonly<Record<Field, string>>,
  newest: Readonly<Record<Field, string>>,
): Merged<Field> {
  const isMine = (field: Field) => mine[field] !== base[field] && mine[field] !== newest[field];
  const isTheirs = (field: Field) => newest[field] !== base[field];
  const onTop = fields.filter((field) => isMine(field) && !isTheirs(field));
  const values: Record<Field, string> = { ...newest };
  for (const field of onTop) values[field] = mine[field];
  return {
    values,
    conflicts: fields.filter((field) => isMine(field) && isTheirs(field)),
    mine: onTop,
    theirs: fields.filter((field) => isTheirs(field) && !isMine(field)),
  };
}

/** Sides of a conflict. */
export const sides = ['theirs', 'mine'] as const;
export type Side = (typeof sides)[number];

/** Chosen sides by field. */
export type Choices<Field extends string> = Readonly<Partial<Record<Field, Side>>>;

/** Values to save once every conflict has a choice; otherwise the first field without one. */
export function settled<Field extends string>(
  merged: Merged<Field>,
  mine: Readonly<Record<Field, string>>,
  choices: Choices<Field>,
): { values: Readonly<Record<Field, string>> } | { open: Field } {
  const values: Record<Field, string> = { ...merged.values };
  for (const field of merged.conflicts) {
    if (choices[field] === undefined) return { open: field };
    if (choices[field] === 'mine') values[field] = mine[field];
  }
  return { values };
}
