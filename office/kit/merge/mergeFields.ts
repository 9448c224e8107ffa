/** What becomes of something that two people changed at once, field by field. */
export interface Merged<Field extends string> {
  /** The newest, with what only I changed on top. Of fields that both changed it has theirs, until one is chosen. */
  values: Readonly<Record<Field, string>>;
  /** Changed by both, to different answers: to be chosen. */
  conflicts: readonly Field[];
  /** Changed by me alone, and so put on top of the newest. */
  mine: readonly Field[];
  /** Changed by them alone, and so taken. */
  theirs: readonly Field[];
}

/**
 * Puts what I changed on top of what somebody else has saved meanwhile. What both changed to the same answer is settled, and no
 * change of mine.
 *
 * @param fields In the order in which they are shown.
 * @param base What stood there when I began.
 * @param mine What stands in my form.
 * @param newest What stands there now.
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

/** Whose answer stands, of a field that both changed. */
export const sides = ['theirs', 'mine'] as const;
export type Side = (typeof sides)[number];

/** What was chosen so far. */
export type Choices<Field extends string> = Readonly<Partial<Record<Field, Side>>>;

/** What is to be saved, once a side is chosen for each conflict; `undefined` for the first that has none. */
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
