import { EventItem, eventDay, isMoment, machineDate } from '@banyan/api/contract';
import type { OfficeEvent } from '@banyan/api/office';
import { eventPicture, eventWhen } from '@banyan/app/events';
import * as v from 'valibot';
import { siteContent } from '../../../../shell/content.ts';
import type { EventPreviewProps } from '../../components/EventPreview/EventPreview.tsx';
import { fieldsOf } from '../../components/fieldsOf.ts';
import type { EventFormValues } from '../../components/values.ts';

/** Event as the public API would return it after saving; `undefined` while its day is invalid. */
function itemOf(values: EventFormValues, event: OfficeEvent | undefined): EventItem | undefined {
  const fields = fieldsOf(values);
  if (!isMoment(fields.date)) return undefined;
  return v.parse(EventItem, {
    _id: event?.id ?? 'new',
    title: fields.title || 'Untitled',
    description: fields.description,
    date: fields.date,
    endDate: isMoment(fields.end) ? fields.end : null,
    timezone: fields.zone,
    location: fields.location,
    images: event?.public?.images ?? [],
    media: event?.public?.media ?? [],
    category: fields.category,
    chapter: fields.chapter,
    organizer: fields.organizer,
    maxAttendees: Number.isNaN(fields.seats) ? null : fields.seats,
    registeredCount: event?.taken ?? 0,
    registrationDeadline: isMoment(fields.deadline) ? fields.deadline : null,
    registrationURL: fields.registration,
    waitingList: true,
  });
}

/** Converts form values to the props of the preview. @param now Milliseconds since 1970. */
export function lookOf(
  values: EventFormValues,
  event: OfficeEvent | undefined,
  apiBase: string,
  now: number,
): EventPreviewProps | undefined {
  const item = itemOf(values, event);
  if (!item) return undefined;
  const { image, imageAlt } = eventPicture(item, apiBase);
  const { confirmedTicket, upcomingRow } = siteContent();
  const where = {
    title: item.title,
    dateLong: eventWhen(item),
    dateTime: machineDate(item),
    location: item.location,
  };
  return {
    row: upcomingRow({ ...item, image, calendar: '#' }, now, false),
    ticket: { ...where, ...eventDay(item), dateLong: where.dateLong, image, imageAlt },
    stub: confirmedTicket,
    past: {
      ...where,
      category: item.category,
      description: item.description || undefined,
      organizer: item.organizer || undefined,
      ...(item.maxAttendees !== undefined && { maxAttendees: item.maxAttendees }),
    },
  };
}
