import { useState } from 'react';
import * as v from 'valibot';
import { conflictOf } from '../../../kit/conflictOf.ts';
import { isChanged } from '../../../kit/isChanged.ts';
import { type Choices, type Merged, mergeFields } from '../../../kit/merge/mergeFields.ts';
import type { WritingDraft } from '../../../kit/useDraft.ts';

type Values<Field extends string> = Readonly<Record<Field, string>>;

/** What stands there, and which version that is. */
export interface Standing<Field extends string> {
  values: Values<Field>;
  version: number;
}

/** The same as somebody else has left it. */
interface Newest<Field extends string> extends Standing<Field> {
  /** First name of whoever saved it. */
  who: string;
  /** When, within a sentence: "at 7:40 PM". */
  at: string;
}

export interface TwoEditors<Field extends string> {
  /** In the order of the form. */
  fields: readonly Field[];
  labels: Readonly<Record<Field, string>>;
  /** An answer as one reads it. */
  inWords: (field: Field, value: string) => string;
  /** Nothing chosen: `{}`. */
  none: Choices<Field>;
  readNewest: () => Promise<Newest<Field>>;
  /** @param before What stands there until then. @throws as the call does */
  save: (values: Values<Field>, before: Standing<Field>) => Promise<void>;
  /** Keeps what is typed, until it is saved or called off; without it that is gone with the screen. */
  draft?: WritingDraft | undefined;
}

/** Somebody saved the same meanwhile: what becomes of both. */
interface Clash<Field extends string> {
  merged: Merged<Field>;
  base: Values<Field>;
  mine: Values<Field>;
  who: string;
  at: string;
}

/** Beside what was typed the draft keeps what stood there when that was begun. */
const standingField = 'standing';
const Kept = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ values: v.record(v.string(), v.string()), version: v.number() }),
);

/**
 * A form over something that others change, too. Where somebody saved it meanwhile, what only I changed is put on top of theirs,
 * and what both changed is to be chosen. Nothing of it is saved before I press once more.
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

  /** The form is open, with what stands there. */
  const begin = (standing: Standing<Field>) => {
    setBase(standing);
    setValues(standing.values);
    setClash(undefined);
  };
  /** It is closed: what was typed is gone. */
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
  /** Opens the form with what the draft has kept. @param standing What stands there now, for what the draft does not name. */
  const goOn = (standing: Standing<Field>) => {
    const { [standingField]: json, ...written } = draft?.text ?? {};
    const kept = v.safeParse(Kept, json);
    if (values !== undefined || !kept.success) return;
    const { values: before, version } = kept.output;
    setBase({ values: { ...standing.values, ...before }, version });
    setValues({ ...standing.values, ...written });
  };

  /** @returns whether it is saved. @throws as `save` does, but for what somebody else has changed */
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
        // What was changed is nothing of this form: mine can stand on top of it as it is.
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
    /** What stands in the form; `undefined` while it is closed. */
    values,
    begin,
    end,
    goOn,
    write: (field: Field, value: string) => values && keep(base, { ...values, [field]: value }),
    send,
    /** Somebody saved it meanwhile, and nothing of it is to be chosen. */
    putOnTop: clash && clash.merged.conflicts.length === 0 ? { who: clash.who, at: clash.at } : undefined,
    /** What both have changed, to be chosen from. @param sendChosen Saves what was chosen, which by then stands in the form. */
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
