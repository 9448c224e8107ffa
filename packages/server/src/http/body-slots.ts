import { limits, ourMessages } from '@banyan/api/contract';
import { galleryLimits } from '@banyan/api/office';
import { HttpError } from './http-error.ts';

/** Minimum speed of a request body. */
export interface BodyPace {
  /** Time in which a body may be slower, in milliseconds. */
  graceMs: number;
  /** Bytes per second, averaged since the start of the body. */
  bytesPerSecond: number;
  /** Maximum time for the whole body, in milliseconds. */
  mostMs: number;
}

/** Minimum speed of every request body. A phone on a poor network is faster than this. */
const usualPace: BodyPace = {
  graceMs: 5_000,
  bytesPerSecond: 16_384,
  mostMs: limits.uploadTimeoutMs,
};

/** Memory limits for large bodies: photos from visitors, and pieces of files from volunteers. Neither uses memory of the other. */
const roomBytes = { photos: 4 * limits.body.story, pieces: 16 * galleryLimits.piece };
export type RoomName = keyof typeof roomBytes;

/** A body that is arriving, or has arrived and is being processed. */
interface Body {
  network: string;
  pace: BodyPace;
  room?: Room;
  /** Received bytes that count toward the memory limit. */
  bytes: number;
  /** Start time, from `performance.now()`. */
  began: number;
  /** Ends the body with an error. Missing once it has arrived, because it is being processed then. */
  giveWay?: () => void;
}

const busy = () => new HttpError(503, ourMessages.photosBusy, { headers: { 'Retry-After': '30' } });

const bytesOf = (bodies: readonly Body[]) => bodies.reduce((sum, { bytes }) => sum + bytes, 0);

/** A memory limit, counted by received bytes. */
class Room {
  readonly #most: number;
  readonly #bodies = new Set<Body>();

  constructor(most: number) {
    this.#most = most;
  }

  /**
   * Counts received bytes. One network gets half of the memory at most. When the memory is full, the slowest body of the network
   * that uses most is ended, so that others can still send.
   * @throws HttpError 503 if this body is the one that is ended
   */
  add(body: Body, bytes: number): void {
    this.#bodies.add(body);
    body.bytes += bytes;
    while (this.#isOver(body.network)) {
      const slowest = this.#slowestOf(this.#isFull() ? this.#heaviest() : body.network) ?? body;
      this.remove(slowest);
      if (slowest === body) throw busy();
      slowest.giveWay?.();
    }
  }

  remove(body: Body): void {
    this.#bodies.delete(body);
    body.bytes = 0;
  }

  #isFull(): boolean {
    return bytesOf([...this.#bodies]) > this.#most;
  }

  #isOver(network: string): boolean {
    return this.#isFull() || bytesOf(this.#of(network)) > this.#most / 2;
  }

  #of(network: string): Body[] {
    return [...this.#bodies].filter((body) => body.network === network);
  }

  #heaviest(): string {
    const sums = new Map<string, number>();
    for (const { network, bytes } of this.#bodies) sums.set(network, (sums.get(network) ?? 0) + bytes);
    const [first] = [...sums].toSorted(([, one], [, other]) => other - one);
    return first?.[0] ?? '';
  }

  #slowestOf(network: string): Body | undefined {
    const now = performance.now();
    const speed = ({ bytes, began }: Body) => bytes / (now - began + 1);
    const arriving = this.#of(network).filter(({ giveWay }) => giveWay);
    return arriving.toSorted((one, other) => speed(one) - speed(other))[0];
  }
}

const rooms: Record<RoomName, Room> = {
  photos: new Room(roomBytes.photos),
  pieces: new Room(roomBytes.pieces),
};

const bodies = new WeakMap<Request, Body>();

/**
 * Registers the body of a request with its network, before anything is read.
 * @param network All addresses that one person can send from: for IPv6 a /48.
 */
export function beginBody(request: Request, network: string, pace: BodyPace = usualPace): void {
  bodies.set(request, { network, pace, bytes: 0, began: performance.now() });
}

/** Network of a request's body; `''` if it is not registered. */
export const networkOfBody = (request: Request): string => bodies.get(request)?.network ?? '';

/** Counts the bytes of a body toward a memory limit. Small bodies never count, so that forms work whatever else arrives. */
export function chooseSlot(request: Request, room: RoomName): void {
  const body = bodies.get(request);
  if (body) body.room = rooms[room];
}

/** Releases the memory of a body after its request was answered. */
export function endBody(request: Request): void {
  const body = bodies.get(request);
  if (body) body.room?.remove(body);
  bodies.delete(request);
}

const tooSlow = () => new HttpError(408, ourMessages.bodyTooSlow);

/**
 * Yields the chunks of a body, while they arrive fast enough and there is memory.
 * @throws HttpError 408 for a body that is too slow, 503 for one that was ended in favor of others
 */
export async function* chunksOf(request: Request): AsyncGenerator<Uint8Array> {
  if (!request.body) return;
  const known = bodies.get(request);
  const body = known ?? { network: '', pace: usualPace, bytes: 0, began: 0 };
  const { graceMs, bytesPerSecond, mostMs } = body.pace;
  const reader = request.body.getReader();
  let refusal: HttpError | undefined;
  const stop = (reason: HttpError) => {
    refusal ??= reason;
    reader.cancel().catch(() => undefined);
  };
  let size = 0;
  body.began = performance.now();
  body.giveWay = () => stop(busy());
  const watch = setInterval(() => {
    const ms = performance.now() - body.began;
    if (ms >= graceMs && (ms > mostMs || size * 1_000 < bytesPerSecond * ms)) stop(tooSlow());
  }, graceMs / 5);
  try {
    for (let next = await reader.read(); next.value; next = await reader.read()) {
      const before = size > limits.body.json ? size : 0;
      size += next.value.byteLength;
      if (size > limits.body.json) body.room?.add(body, size - before);
      yield next.value;
    }
  } finally {
    clearInterval(watch);
    delete body.giveWay;
    // Stops reading, no matter if the body ended.
    reader.cancel().catch(() => undefined);
  }
  if (refusal) throw refusal;
}
