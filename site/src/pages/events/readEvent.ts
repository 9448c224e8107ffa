import { createClientOf } from '@banyan/api/client';
import { type EventItem, excerptOf, getCanceledEvent, getEvent } from '@banyan/api/contract';
import type { InitialData } from '@banyan/app/reading';
import { apiBase } from '../../client.ts';
import type { RequestContext } from '../../request.ts';

const client = createClientOf({ getCanceledEvent, getEvent }, { base: apiBase });

/** Event, and the base URL of the files it names. */
export interface FoundEvent {
  event: EventItem;
  apiBase: string;
}

/** Event shown on its own page. */
export interface EventOfPage extends FoundEvent {
  /** Title for the browser tab. */
  title: string;
}

/** Data that an event’s page starts with: the event, `null` if it does not exist, or nothing if it is unknown. */
export type EventBegun = { start: InitialData<EventOfPage | null> } | undefined;

/**
 * Reads an event; `null` if it is unknown, inactive or not approved. A canceled event has `canceledAt`, so that visitors with its
 * link learn of the cancellation.
 */
export async function readEvent(
  id: string,
  context: RequestContext | undefined,
  signal: AbortSignal,
): Promise<EventOfPage | null> {
  const source = context?.source ?? client;
  const request = { params: { id }, signal };
  const data = (await orNone(source.getEvent(request))) ?? (await orNone(source.getCanceledEvent(request)));
  return (
    data && { title: excerptOf(data.title), event: data, apiBase: context?.apiBase ?? (await apiBase()) }
  );
}

/** Returns the event of a response; `null` if the server says that it does not exist. */
async function orNone(answer: Promise<{ data: EventItem | null }>): Promise<EventItem | null> {
  try {
    return (await answer).data;
  } catch (error) {
    if (saysNone(error)) return null;
    throw error;
  }
}

/**
 * True for a 404, or a failure sent as a success. Checked by shape: on the server the client’s error class is not the one in this
 * bundle.
 */
const saysNone = (error: unknown) =>
  error instanceof Error &&
  'kind' in error &&
  error.kind === 'http' &&
  'status' in error &&
  (error.status === 404 || error.status === 200);
