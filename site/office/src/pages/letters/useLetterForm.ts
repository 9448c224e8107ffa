import { ApiError, newIdempotencyKey } from '@banyan/api/client';
import { type Mailing, type MailingFields, officeCalls } from '@banyan/api/office';
import { timeWords } from '@banyan/office/words';
import { getRouteApi, useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import * as v from 'valibot';
import { client } from '../../client.ts';
import { mirror, mirrored } from '../../draftMirror.ts';
import { useShortcuts } from '../../useShortcuts.ts';
import { wrongIn } from '../../wrongIn.ts';

const room = getRouteApi('/office/_room');

/** How long after the last key it is saved, in milliseconds. */
const pauseMs = 2_000;

type Errors = Partial<Record<keyof MailingFields, string>>;
/** Where the letter is: as it was read, kept at a time of day, only in this tab, or changed by somebody else. */
type Keeping = { state: 'read' | 'failed' | 'changed' } | { state: 'kept'; at: number };

const inMirror = ({ audience, ...texts }: MailingFields) => ({
  ...texts,
  audience: JSON.stringify(audience),
});

/** What this tab kept and the server did not get. */
function keptHere(key: string): MailingFields | undefined {
  const kept = mirrored(key);
  if (!kept) return undefined;
  const found = v.safeParse(v.pipe(v.string(), v.parseJson()), kept.audience);
  const fields = v.safeParse(officeCalls.addMailing.body, { ...kept, audience: found.output });
  return fields.success ? fields.output : undefined;
}

const isChanged = (error: unknown) => error instanceof ApiError && error.status === 409;

/** What is said of where the letter is. */
function saidOf(keeping: Keeping): string | undefined {
  if (keeping.state === 'kept') return `Draft kept ${timeWords(keeping.at)}`;
  return keeping.state === 'failed' ? 'Not saved yet. It stays in this tab.' : undefined;
}

/**
 * A letter that is being written: kept in this tab at once, by the server two seconds after the last key, also by Ctrl or ⌘ S. When
 * somebody else has changed it meanwhile nothing of theirs is overwritten before one of the two is chosen.
 */
export function useLetterForm(mailing: Mailing) {
  const { me } = room.useRouteContext();
  const router = useRouter();
  const key = `${me.id}:mailing:${mailing.id}`;
  const params = { id: mailing.id };
  const [values, setValues] = useState<MailingFields>(() => keptHere(key) ?? mailing.fields);
  const [errors, setErrors] = useState<Errors>({});
  const [keeping, setKeeping] = useState<Keeping>({ state: 'read' });
  const version = useRef(mailing.version);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const unsaved = useRef<MailingFields>(undefined);
  const saving = useRef<Promise<boolean>>(undefined);

  const saveNow = async (fields: MailingFields): Promise<boolean> => {
    const wrong: Errors = wrongIn(officeCalls.addMailing.body, fields);
    setErrors(wrong);
    unsaved.current = undefined;
    try {
      if (Object.keys(wrong).length > 0) throw new TypeError('It cannot be saved as it is');
      const saved = await client.saveMailing(
        { ...fields, version: version.current },
        { params, idempotencyKey: newIdempotencyKey() },
      );
      version.current = saved.version;
      // Whatever was typed meanwhile is in the tab, and is saved next.
      if (!unsaved.current) mirror(key, undefined);
      setKeeping({ state: 'kept', at: Date.now() });
      return true;
    } catch (error) {
      unsaved.current ??= fields;
      setKeeping({ state: isChanged(error) ? 'changed' : 'failed' });
      return false;
    }
  };
  /** Saves what is not saved yet. @returns whether all of it is */
  const save = async (): Promise<boolean> => {
    clearTimeout(timer.current);
    await saving.current;
    if (!unsaved.current) return true;
    saving.current = saveNow(unsaved.current);
    return saving.current;
  };
  const keep = (fields: MailingFields) => {
    setValues(fields);
    unsaved.current = fields;
    mirror(key, inMirror(fields));
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void save(), pauseMs);
  };
  const begin = useEffectEvent(() => {
    if (values !== mailing.fields) keep(values);
  });
  const saveAtTheEnd = useEffectEvent(() => void save());
  useEffect(() => {
    begin();
    return () => saveAtTheEnd();
  }, []);
  useShortcuts('dialog', { 'Mod+s': () => void save() });

  const choose = async (isMine: boolean) => {
    const { mailing: theirs } = await client.getMailing({ params });
    version.current = theirs.version;
    if (isMine) return void (await save());
    clearTimeout(timer.current);
    unsaved.current = undefined;
    mirror(key, undefined);
    setValues(theirs.fields);
    setKeeping({ state: 'read' });
    await router.invalidate();
  };
  const chosen = (isMine: boolean) => () => void choose(isMine).catch(() => setKeeping({ state: 'failed' }));

  return {
    values,
    errors,
    /** Writes one field. */
    write: <Field extends keyof MailingFields>(field: Field, value: MailingFields[Field]) =>
      keep({ ...values, [field]: value }),
    save,
    /** As it is kept: what is sent is what was looked at. */
    version: () => version.current,
    said: saidOf(keeping),
    /** Somebody else has changed it meanwhile: one of the two is chosen. */
    conflict: keeping.state === 'changed' ? { takeTheirs: chosen(false), keepMine: chosen(true) } : undefined,
  };
}
export type LetterForm = ReturnType<typeof useLetterForm>;
