import { createClientOf } from '@banyan/api/client';
import { type EventItem, getEvent } from '@banyan/api/contract';
import { apiBase } from '../../client.ts';
import type { RequestContext } from '../../request.ts';

const client = createClientOf({ getEvent }, { base: apiBase });

/** An event, and where the files are that it names. */
export interface FoundEvent {
  event: EventItem;
  apiBase: string;
}

/** Reads one event; `null` when it is not known, not active or not approved. */
export async function readEvent(
  id: string,
  context: RequestContext | undefined,
  signal: AbortSignal,
): Promise<FoundEvent | null> {
  try {
    const { data } = await (context?.source ?? client).getEvent({ params: { id }, signal });
    return data && { event: data, apiBase: context?.apiBase ?? (await apiBase()) };
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
