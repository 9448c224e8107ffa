import { findChapter } from '@banyan/api/contract';
import type { EventFields, OfficeEvent } from '@banyan/api/office';
import type { EventFormField, EventFormValues } from './values.ts';
import { endOf, endParts, momentOf, partsOf } from './when.ts';

const confirmationOf = (chosen: string): EventFields['confirmation'] =>
  chosen === 'letter' || chosen === 'verification' ? chosen : 'none';

/** Form values of an event. */
export function valuesOf({ fields }: Pick<OfficeEvent, 'fields'>): EventFormValues {
  const start = partsOf(fields.date);
  const deadline = partsOf(fields.deadline);
  return {
    title: fields.title,
    category: fields.category,
    chapter: fields.chapter ?? '',
    day: start.day,
    from: start.time,
    ...endParts(fields.date, fields.end),
    zone: fields.zone,
    location: fields.location,
    description: fields.description,
    organizer: fields.organizer,
    seats: fields.seats === null ? '' : `${fields.seats}`,
    deadlineDay: deadline.day,
    deadlineTime: deadline.time,
    confirmation: fields.confirmation === 'none' ? '' : fields.confirmation,
    registration: fields.registration,
    featured: fields.featured ? 'yes' : '',
  };
}

/** Converts form values to the fields of the request. An invalid number of seats stays invalid, so the server rejects it. */
export const fieldsOf = (values: EventFormValues): EventFields => ({
  title: values.title,
  date: momentOf(values.day, values.from),
  end: endOf(values),
  zone: values.zone,
  location: values.location,
  description: values.description,
  category: values.category,
  organizer: values.organizer,
  chapter: findChapter(values.chapter)?.id ?? null,
  seats: values.seats.trim() === '' ? null : Number(values.seats),
  deadline: momentOf(values.deadlineDay, values.deadlineTime),
  confirmation: confirmationOf(values.confirmation),
  registration: values.registration,
  featured: values.featured === 'yes',
});

/** Control of the form for each field of the request. */
const controls: Readonly<Record<keyof EventFields, EventFormField>> = {
  title: 'title',
  date: 'day',
  end: 'to',
  zone: 'zone',
  location: 'location',
  description: 'description',
  category: 'category',
  organizer: 'organizer',
  chapter: 'chapter',
  seats: 'seats',
  deadline: 'deadlineDay',
  confirmation: 'confirmation',
  registration: 'registration',
  featured: 'featured',
};

const isSent = (field: string): field is keyof EventFields => field in controls;

export type EventErrors = Partial<Record<EventFormField, string>>;

/** Assigns validation errors to the controls of the form. An error of the end goes to the control in which it was typed. */
export function errorsOf(
  wrong: Readonly<Record<string, string>>,
  { lastDay }: Pick<EventFormValues, 'lastDay'>,
): EventErrors {
  const errors: EventErrors = {};
  for (const [field, message] of Object.entries(wrong)) {
    if (!isSent(field)) continue;
    errors[field === 'end' && lastDay !== '' ? 'lastDay' : controls[field]] = message;
  }
  return errors;
}
