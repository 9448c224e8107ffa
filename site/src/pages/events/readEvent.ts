import { createClientOf } from '@banyan/api/client';
import { type EventItem, excerptOf, getCanceledEvent, getEvent } from '@banyan/api/contract';
import type { InitialData } from '@banyan/app/reading';
import { apiBase } from '../../client.ts';
import type { RequestContext } from '../../request.ts';

const client = createClientOf({ getCanceledEvent, getEvent }, { base: apiBase });

/** An event, and where the files are that it names. */
export interface FoundEvent {
  event: EventItem;
  apiBase: string;
}

/** An event that has the page to itself. */
export interface EventOfPage extends FoundEvent {
  /** As tabs show it. */
  title: string;
}

/** What the page of an event began with: it is there, or there is none, or it is not known. */
export type EventBegun = { start: InitialData<EventOfPage | null> } | undefined;

/**
 * Reads one event; `null` when it is not known, not active or not approved. One that was canceled has `canceledAt`: whoever was sent
 * its address learns that it is off.
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

/** The event of an answer; `null` where the server says that there is none. */
async function orNone(answer: Promise<{ data: EventItem | null }>): Promise<EventItem | null> {
  try {
    return (await answer).data;
  } catch (error) {
    if (saysNone(error)) return null;
    throw error;
  }
}

/** 404, or a "no" that came as a success. By its shape: on the server the client is not the one built into this page. */
const saysNone = (error: unknown) =>
  error instanceof Error &&
  'kind' in error &&
  error.kind === 'http' &&
  'status' in error &&
  (error.status === 404 || error.status === 200);
