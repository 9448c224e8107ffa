import { limits } from '../../contract/limits.ts';
import { ourMessages } from '../../contract/messages.ts';
import { Refusal } from './refusal.ts';

/** Bytes of large bodies that are in memory at the same time: two photos as large as they may be, or some twenty as the form makes them. */
const mostHeld = 2 * limits.body.story;

const heldBy = new WeakMap<Request, number>();
let held = 0;

/**
 * Takes room for a large body before it is read, until `letGo`. Small ones need none, so that forms are sent whatever else arrives.
 * @param most What the body may have; as much is taken where its length is not told.
 * @throws Refusal 503 while there is none
 */
export function hold(request: Request, most: number): void {
  const bytes = Number(request.headers.get('Content-Length') ?? most);
  if (bytes <= limits.body.json) return;
  if (held + bytes > mostHeld)
    throw new Refusal(503, ourMessages.photosBusy, { headers: { 'Retry-After': '30' } });
  held += bytes;
  heldBy.set(request, bytes);
}

/** Gives the room of a request back, if it has any: it is answered. */
export function letGo(request: Request): void {
  held -= heldBy.get(request) ?? 0;
  heldBy.delete(request);
}
