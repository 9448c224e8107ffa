import { useState } from 'react';
import * as v from 'valibot';
import { conflictOf } from '../../../kit/conflictOf.ts';
import { isChanged } from '../../../kit/isChanged.ts';
import { type Choices, type Merged, mergeFields } from '../../../kit/merge/mergeFields.ts';
import type { WritingDraft } from '../../../kit/useDraft.ts';

type Values<Field extends string> = Readonly<Record<Field, string>>;

/** Saved values, with their version. */
export interface Standing<Field extends string> {
  values: Values<Field>;
  version: number;
}

/** Values that another volunteer has saved. */
interface Newest<Field extends string> extends Standing<Field> {
  /** First name of the volunteer who saved it. */
  who: string;
  /** Time of the save, within a sentence: "at 7:40 PM". */
  at: string;
}

export interface TwoEditors<Field extends string> {
  /** Fields in the order of the form. */
  fields: readonly Field[];
  labels: Readonly<Record<Field, string>>;
  /** Returns the readable form of a value. */
  inWords: (field: Field, value: string) => string;
  /** Empty set of choices: `{}`. */
  none: Choices<Field>;
  readNewest: () => Promise<Newest<Field>>;
  /** Saves the values. @param before Saved values that they replace. @throws as the call does */
  save: (values: Values<Field>, before: Standing<Field>) => Promise<void>;
  /** Draft that keeps the typed text until it is saved or discarded; without it, the text is lost with the screen. */
  draft?: WritingDraft | undefined;
}

/** Conflict with a save of another volunteer, with both versions and their merge. */
interface Clash<Field extends string> {
  merged: Merged<Field>;
  base: Values<Field>;
  mine: Values<Field>;
  who: string;
  at: string;
}

/** Field of the draft that holds the saved values from when typing began. */
const standingField = 'standing';
const Kept = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ values: v.record(v.string(), v.string()), version: v.number() }),
);

/**
 * Form with merging for records that several volunteers edit. After another volunteer’s save, my own changes are applied on top of
 * theirs. Fields both have changed have to be chosen. The merge is saved only with the next press.
 */
export function useTwoEditors<Field extends string>({
  fields,
  labels,
  inWords,
  none,
  readNewest,
  save,
  draft,
}: TwoEditors<Field>) {
  const [base, setBase] = useState<Standing<Field>>();
  const [values, setValues] = useState<Values<Field>>();
  const [clash, setClash] = useState<Clash<Field>>();

  /** Opens the form with the saved values. */
  const begin = (standing: Standing<Field>) => {
    setBase(standing);
    setValues(standing.values);
    setClash(undefined);
  };
  /** Closes the form and discards the typed values. */
  const end = () => {
    setBase(undefined);
    setValues(undefined);
    setClash(undefined);
    if (draft && Object.keys(draft.text).length > 0) draft.forget();
  };
  const keep = (standing: Standing<Field> | undefined, mine: Values<Field>) => {
    setValues(mine);
    if (standing) draft?.rewrite({ ...mine, [standingField]: JSON.stringify(standing) });
  };
  /** Opens the form with the draft. @param standing Current saved values, for fields the draft does not contain. */
  const goOn = (standing: Standing<Field>) => {
    const { [standingField]: json, ...written } = draft?.text ?? {};
    const kept = v.safeParse(Kept, json);
    if (values !== undefined || !kept.success) return;
    const { values: before, version } = kept.output;
    setBase({ values: { ...standing.values, ...before }, version });
    setValues({ ...standing.values, ...written });
  };

  /** Saves the values. @returns true if they were saved @throws as `save` does, except for a conflict */
  const send = async (mine: Values<Field>): Promise<boolean> => {
    let standing = base;
    while (standing) {
      try {
        await save(mine, standing);
        return true;
      } catch (error) {
        if (!isChanged(error)) throw error;
        const { who, at, ...newest } = await readNewest();
        const merged = mergeFields(fields, standing.values, mine, newest.values);
        // The other change is outside this form, so mine is saved again unchanged.
        const isElsewhere = merged.conflicts.length === 0 && merged.theirs.length === 0;
        if (!isElsewhere) {
          setClash({ merged, base: standing.values, mine, who, at });
          setBase(newest);
          setValues(merged.values);
          return false;
        }
        standing = newest;
        setBase(newest);
      }
    }
    return false;
  };

  return {
    /** Values of the form; `undefined` while it is closed. */
    values,
    begin,
    end,
    goOn,
    write: (field: Field, value: string) => values && keep(base, { ...values, [field]: value }),
    send,
    /** Set after another volunteer saved and no field conflicts. */
    putOnTop: clash && clash.merged.conflicts.length === 0 ? { who: clash.who, at: clash.at } : undefined,
    /**
     * Fields that both volunteers changed, with their choices. @param sendChosen Saves the chosen values, which the form holds by
     * then.
     */
    conflictOf: (sendChosen: (values: Values<Field>) => Promise<void>) => {
      if (!clash) return undefined;
      const { who, at, ...standing } = clash;
      const take = async (chosen: Values<Field>) => {
        keep(base, chosen);
        setClash(undefined);
        await sendChosen(chosen);
      };
      const conflict = conflictOf({ standing, labels, inWords, none, send: take });
      return conflict && { conflict, who, at };
    },
  };
}
