import { ApiError, newIdempotencyKey, serverNow } from '@banyan/api/client';
import type { Campaign, CampaignFields } from '@banyan/api/office';
import { getRouteApi, useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { officeCalls } from '../../../calls.ts';
import { mirror } from '../../../kit/draftMirror.ts';
import { type Merged, mergeFields } from '../../../kit/merge/mergeFields.ts';
import { validationErrors } from '../../../kit/validationErrors.ts';
import { timeWords } from '../../../kit/words/times.ts';
import { client } from '../../../shell/client.ts';
import { useShortcuts } from '../../../shell/useShortcuts.ts';
import {
  type Begun,
  type CampaignTexts,
  campaignFields,
  campaignOf,
  keepHere,
  keptHere,
  textsOf,
} from './campaignTexts.ts';

const room = getRouteApi('/office/_layout');

/** Delay between the last key and saving, in milliseconds. */
const pauseMs = 2_000;

type Errors = Partial<Record<keyof CampaignFields, string>>;
/** Saved state of the campaign: as loaded, saved at a time, only in this tab, or changed by another volunteer. */
type Keeping = { state: 'read' | 'failed' | 'changed' } | { state: 'kept'; at: number };

const isChanged = (error: unknown) => error instanceof ApiError && error.status === 409;

/** Conflict: another volunteer saved the campaign in the meantime. */
export interface CampaignClash {
  merged: Merged<(typeof campaignFields)[number]>;
  base: CampaignTexts;
  mine: CampaignTexts;
  /** Time of the other volunteer’s save (ISO). */
  at: string;
}

/** Saved state as a sentence. */
function saidOf(keeping: Keeping): string | undefined {
  if (keeping.state === 'kept') return `Draft saved ${timeWords(keeping.at)}, not sent`;
  return keeping.state === 'failed' ? 'Not saved yet. It stays in this tab.' : undefined;
}

/**
 * State of the campaign form. Changes are kept in this tab at once and saved two seconds after the last key, or by Ctrl or ⌘ S. If
 * another volunteer saved in the meantime, changes to different fields are merged. The reader chooses one value for each field both
 * changed.
 */
export function useCampaignForm(campaign: Campaign) {
  const { me } = room.useRouteContext();
  const router = useRouter();
  const key = `${me.id}:mailing:${campaign.id}`;
  const params = { id: campaign.id };
  const [kept] = useState(() => keptHere(key));
  const [values, setValues] = useState<CampaignFields>(kept?.fields ?? campaign.fields);
  const [clash, setClash] = useState<CampaignClash>();
  const [isOnTop, setOnTop] = useState(false);
  /** Last version on the server that this tab knows. */
  const begun = useRef<Begun>(kept?.begun ?? { fields: campaign.fields, version: campaign.version });
  const [errors, setErrors] = useState<Errors>({});
  const [keeping, setKeeping] = useState<Keeping>({ state: 'read' });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const unsaved = useRef<CampaignFields>(undefined);
  const saving = useRef<Promise<boolean>>(undefined);

  const saveNow = async (fields: CampaignFields): Promise<boolean> => {
    const wrong: Errors = validationErrors(officeCalls.addCampaign.body, fields);
    setErrors(wrong);
    unsaved.current = undefined;
    try {
      if (Object.keys(wrong).length > 0) throw new TypeError('It can’t be saved as it is');
      const saved = await client.saveCampaign(
        { ...fields, version: begun.current.version },
        { params, idempotencyKey: newIdempotencyKey() },
      );
      begun.current = { fields, version: saved.version };
      // Text typed during the save is kept in the tab and saved next.
      if (!unsaved.current) mirror(key, undefined);
      setKeeping({ state: 'kept', at: serverNow() });
      return true;
    } catch (error) {
      unsaved.current ??= fields;
      const isNoted = isChanged(error) && (await putTogether(unsaved.current).catch(() => false));
      setKeeping({ state: isNoted ? 'changed' : 'failed' });
      return false;
    }
  };
  /**
   * Merges the reader’s changes into the version another volunteer saved. @returns true if both changed the same field and the
   * reader must choose
   */
  const putTogether = async (written: CampaignFields): Promise<boolean> => {
    const { campaign: theirs } = await client.getCampaign({ params });
    const [base, mine] = [textsOf(begun.current.fields), textsOf(written)];
    const merged = mergeFields(campaignFields, base, mine, textsOf(theirs.fields));
    begun.current = { fields: theirs.fields, version: theirs.version };
    if (merged.conflicts.length > 0) {
      clearTimeout(timer.current);
      setClash({ merged, base, mine, at: theirs.changedAt });
      return true;
    }
    const together = campaignOf(merged.values);
    if (!together) return false;
    setOnTop(true);
    keep(together);
    return false;
  };
  /** Saves unsaved changes. @returns true if everything is saved */
  const save = async (): Promise<boolean> => {
    clearTimeout(timer.current);
    await saving.current;
    if (!unsaved.current) return true;
    saving.current = saveNow(unsaved.current);
    return saving.current;
  };
  const keep = (fields: CampaignFields) => {
    setValues(fields);
    unsaved.current = fields;
    keepHere(key, fields, begun.current);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void save(), pauseMs);
  };
  const begin = useEffectEvent(() => {
    if (values !== campaign.fields) keep(values);
  });
  const saveAtTheEnd = useEffectEvent(() => void save());
  useEffect(() => {
    begin();
    return () => saveAtTheEnd();
  }, []);
  useShortcuts('dialog', { 'Mod+s': () => void save() });

  const takeTheirs = () => {
    clearTimeout(timer.current);
    unsaved.current = undefined;
    mirror(key, undefined);
    setClash(undefined);
    setValues(begun.current.fields);
    setKeeping({ state: 'read' });
    void router.invalidate();
  };
  /** Continues with the value chosen for each field, and saves it. */
  const settle = (chosen: CampaignTexts) => {
    const fields = campaignOf(chosen);
    if (!fields) return;
    setClash(undefined);
    keep(fields);
    void save();
  };

  return {
    values,
    errors,
    /** Sets one field. */
    write: <Field extends keyof CampaignFields>(field: Field, value: CampaignFields[Field]) =>
      keep({ ...values, [field]: value }),
    save,
    /** Saved version, so that the server sends exactly the text that was checked. */
    version: () => begun.current.version,
    said: saidOf(keeping),
    /** Set if another volunteer saved in the meantime and the reader’s changes were merged into that version. */
    isOnTop,
    /** Set while both changed the same field and the reader has to choose a value. */
    clash,
    takeTheirs,
    settle,
  };
}
export type CampaignForm = ReturnType<typeof useCampaignForm>;
