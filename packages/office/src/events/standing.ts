import type { OfficeEvent } from '@banyan/api/office';
import { type Merged, mergeFields } from '../merge/mergeFields.ts';
import { valuesOf } from './fieldsOf.ts';
import { type EventFormField, type EventFormValues, eventFormFields } from './values.ts';

/** What is kept while somebody writes, field by field; beside it what stood there before, so that it is known in another tab too. */
type Kept = Readonly<Record<string, string>>;

type Saved = Pick<OfficeEvent, 'fields' | 'version'>;

const wasVersion = 'was.version';
const was = (field: EventFormField) => `was.${field}`;

/** What is to be kept when a field is written: it, and with the first one what stood there before. */
export function writtenInto(
  kept: Kept,
  event: Saved | undefined,
  field: EventFormField,
  value: string,
): Kept {
  if (event === undefined || kept[wasVersion] !== undefined) return { ...kept, [field]: value };
  const before = valuesOf(event);
  return {
    ...kept,
    [wasVersion]: `${event.version}`,
    ...Object.fromEntries(eventFormFields.map((one) => [was(one), before[one]])),
    [field]: value,
  };
}

/** Where the form of an event stands to what is kept of it on the server. */
export interface Standing {
  /** What stands in the form. */
  values: EventFormValues;
  /** What I wrote, over what stood there when I began. */
  mine: EventFormValues;
  base: EventFormValues;
  /** Somebody has saved it since I began. */
  merged: Merged<EventFormField> | undefined;
}

/** @param empty What stands in the form of a new one. */
export function standingOf(kept: Kept, event: Saved | undefined, empty: EventFormValues): Standing {
  const newest = event === undefined ? empty : valuesOf(event);
  const begunAt = kept[wasVersion];
  const base = { ...newest };
  const mine = { ...newest };
  for (const field of eventFormFields) {
    if (begunAt !== undefined) base[field] = kept[was(field)] ?? newest[field];
    mine[field] = kept[field] ?? base[field];
  }
  const isOld = event !== undefined && begunAt !== undefined && begunAt !== `${event.version}`;
  const merged = isOld ? mergeFields(eventFormFields, base, mine, newest) : undefined;
  return { values: merged?.values ?? mine, mine, base, merged };
}
