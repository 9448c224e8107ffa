import { limits } from '../../contract/limits.ts';
import { ourMessages } from '../../contract/messages.ts';
import { galleryLimits } from '../../contract/office/events/gallery.ts';
import { Refusal } from './refusal.ts';

/**
 * Bytes of large bodies that are in memory at the same time: of strangers two photos as large as they may be, or some twenty as the form
 * makes them; of volunteers pieces of files, which come slowly from a phone.
 */
const mostHeld = { photos: 2 * limits.body.story, pieces: 16 * galleryLimits.piece };
type Room = keyof typeof mostHeld;

const heldBy = new WeakMap<Request, { room: Room; bytes: number }>();
const held: Record<Room, number> = { photos: 0, pieces: 0 };

/**
 * Takes room for a large body before it is read, until `letGo`. Small ones need none, so that forms are sent whatever else arrives.
 * @param most What the body may have; as much is taken where its length is not told.
 * @throws Refusal 503 while there is none
 */
export function hold(request: Request, most: number, room: Room = 'photos'): void {
  const bytes = Number(request.headers.get('Content-Length') ?? most);
  if (bytes <= limits.body.json) return;
  if (held[room] + bytes > mostHeld[room])
    throw new Refusal(503, ourMessages.photosBusy, { headers: { 'Retry-After': '30' } });
  held[room] += bytes;
  heldBy.set(request, { room, bytes });
}

/** Gives the room of a request back, if it has any: it is answered. */
export function letGo(request: Request): void {
  const had = heldBy.get(request);
  if (had) held[had.room] -= had.bytes;
  heldBy.delete(request);
}
