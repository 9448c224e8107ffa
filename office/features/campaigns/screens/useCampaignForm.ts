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

const room = getRouteApi('/office/_room');

/** How long after the last key it is saved, in milliseconds. */
const pauseMs = 2_000;

type Errors = Partial<Record<keyof CampaignFields, string>>;
/** Where the campaign is: as it was read, kept at a time of day, only in this tab, or changed by somebody else. */
type Keeping = { state: 'read' | 'failed' | 'changed' } | { state: 'kept'; at: number };

const isChanged = (error: unknown) => error instanceof ApiError && error.status === 409;

/** Somebody else saved it meanwhile. */
export interface CampaignClash {
  merged: Merged<(typeof campaignFields)[number]>;
  base: CampaignTexts;
  mine: CampaignTexts;
  /** When theirs was saved (ISO). */
  at: string;
}

/** What is said of where the campaign is. */
function saidOf(keeping: Keeping): string | undefined {
  if (keeping.state === 'kept') return `Draft saved ${timeWords(keeping.at)}, not sent`;
  return keeping.state === 'failed' ? 'Not saved yet. It stays in this tab.' : undefined;
}

/**
 * A campaign that is being written: kept in this tab at once, by the server two seconds after the last key, also by Ctrl or ⌘ S. When
 * somebody else has changed it meanwhile, what only one of the two changed stands together, and of what both did one answer is chosen first.
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
  /** What the server has, as far as this tab knows. */
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
      // Whatever was typed meanwhile is in the tab, and is saved next.
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
  /** Puts what I wrote on top of what somebody else has saved; what both changed is to be chosen. @returns whether it is */
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
  /** Saves what is not saved yet. @returns whether all of it is */
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
  /** Goes on with what was chosen of each field, and saves it. */
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
    /** Writes one field. */
    write: <Field extends keyof CampaignFields>(field: Field, value: CampaignFields[Field]) =>
      keep({ ...values, [field]: value }),
    save,
    /** As it is kept: what is sent is what was looked at. */
    version: () => begun.current.version,
    said: saidOf(keeping),
    /** Somebody else saved it meanwhile, and what I wrote was put on top. */
    isOnTop,
    /** The same, and both have changed one field: an answer is chosen. */
    clash,
    takeTheirs,
    settle,
  };
}
export type CampaignForm = ReturnType<typeof useCampaignForm>;
