import {
  type EventRegistrationBody,
  eventCalendarPath,
  eventLimits,
  eventRegistrationMessages,
  type Receipt,
} from '@banyan/api/contract';
import { eventWhen } from '@banyan/app/events';
import type { Send } from '@banyan/forms/form';
import { toast } from '@banyan/ui/overlays';
import { useRouter } from '@tanstack/react-router';
import { useCallback, useEffect, useState } from 'react';
import { eventRegistration as words } from '../../../content/eventRegistration.ts';
import { registerHref } from '../eventPaths.ts';
import type { FoundEvent } from '../readEvent.ts';
import { keepConfirmation } from './keepConfirmation.ts';
import { sendRegistration } from './sendRegistration.ts';
import { confirmByWords } from './ticketEvent.ts';
import type { useRegistrationState } from './useRegistrationState.ts';

/** Returns the heading for a successful registration, with a seat or on the waitlist. */
export const receiptHeading = ({ waitingList }: Receipt) =>
  waitingList ? eventRegistrationMessages.waiting : eventRegistrationMessages.succeeded;

/** URL of the event’s calendar file. */
export const calendarOf = ({ event, apiBase }: FoundEvent) =>
  apiBase.replace(/\/$/, '') + eventCalendarPath(event._id);

type RegistrationStatusKeeper = Pick<ReturnType<typeof useRegistrationState>, 'requireOpen' | 'noteRefusal'>;

/** Returns the function that sends a registration. It throws if registration has closed since the page was rendered. */
export function useSend(
  { event: { _id: id } }: FoundEvent,
  { requireOpen, noteRefusal }: RegistrationStatusKeeper,
): Send<EventRegistrationBody, Receipt> {
  return useCallback(
    async (body, options) => {
      try {
        requireOpen();
        return await sendRegistration(body, { ...options, params: { id } });
      } catch (error) {
        noteRefusal(error);
        throw error;
      }
    },
    [id, requireOpen, noteRefusal],
  );
}

/**
 * Returns the handler for a successful registration. It shows a message, keeps the confirmation for /events, and goes there two
 * seconds later (spec part 2 §4).
 *
 * @param sent Receipt of a form that was posted before hydration.
 */
export function useRegistered(found: FoundEvent, sent: Receipt | undefined) {
  const router = useRouter();
  const [receipt, setReceipt] = useState(sent);

  // biome-ignore lint/correctness/useExhaustiveDependencies: an event that is read anew is no second registration
  useEffect(() => {
    if (!receipt) return;
    const { event } = found;
    const confirmation = {
      title: event.title,
      when: eventWhen(event),
      where: event.location,
      reference: receipt.reference,
      confirmBy: confirmByWords(receipt.confirmBy, event),
      waiting: receipt.waitingList,
      calendar: calendarOf(found),
      page: registerHref(event._id),
      chapter: event.chapter ?? undefined,
    };
    keepConfirmation(router, confirmation);
    toast.success(receiptHeading(receipt), { id: 'event-registration' });
    const timer = setTimeout(() => void router.navigate({ href: words.back.href }), eventLimits.returnMs);
    return () => clearTimeout(timer);
  }, [receipt, router]);

  return ({ receipt: arrived }: { receipt: Receipt }) => setReceipt(arrived);
}
