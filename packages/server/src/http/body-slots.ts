import { limits, ourMessages } from '@banyan/api/contract';
import { galleryLimits } from '@banyan/api/office';
import { HttpError } from './http-error.ts';

/** How fast a body has to arrive. */
export interface BodyPace {
  /** How long a body may be slower, in milliseconds. */
  graceMs: number;
  /** Bytes per second, on average since the body began. */
  bytesPerSecond: number;
  /** How long the whole body may take, in milliseconds. */
  mostMs: number;
}

/** The pace of every request body. A phone on a poor network sends more than this. */
const usualPace: BodyPace = {
  graceMs: 5_000,
  bytesPerSecond: 16_384,
  mostMs: limits.uploadTimeoutMs,
};

/** Rooms for large bodies: strangers’ photos, and pieces of files that volunteers send. One never takes memory from the other. */
const roomBytes = { photos: 4 * limits.body.story, pieces: 16 * galleryLimits.piece };
export type RoomName = keyof typeof roomBytes;

/** A body that is arriving, or that has arrived and is being worked on. */
interface Body {
  network: string;
  pace: BodyPace;
  room?: Room;
  /** Bytes that have arrived and count in its room. */
  bytes: number;
  /** When it began, as `performance.now()` tells it. */
  began: number;
  /** Ends it. Missing once it has arrived: then somebody works on it. */
  giveWay?: () => void;
}

const busy = () => new HttpError(503, ourMessages.photosBusy, { headers: { 'Retry-After': '30' } });

const bytesOf = (bodies: readonly Body[]) => bodies.reduce((sum, { bytes }) => sum + bytes, 0);

/** A room, counted by the bytes that have arrived. */
class Room {
  readonly #most: number;
  readonly #bodies = new Set<Body>();

  constructor(most: number) {
    this.#most = most;
  }

  /**
   * Counts bytes that have arrived. One network has half of the room at most. When the room is full, the slowest body of the
   * network that holds most of it gives way, so that whoever sends little is heard.
   * @throws Refusal 503 where this body is the one that gives way
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
 * Says whose a request's body is, before anybody reads it.
 * @param network All that one person can send from: of IPv6 a /48.
 */
export function beginBody(request: Request, network: string, pace: BodyPace = usualPace): void {
  bodies.set(request, { network, pace, bytes: 0, began: performance.now() });
}

/** The network of a request's body; `''` where nobody has said it. */
export const networkOfBody = (request: Request): string => bodies.get(request)?.network ?? '';

/** Has the bytes of a body count in a room. Those of small bodies never do, so that forms are sent whatever else arrives. */
export function chooseItem(request: Request, room: RoomName): void {
  const body = bodies.get(request);
  if (body) body.room = rooms[room];
}

/** Gives the room of a body back: its request is answered. */
export function endBody(request: Request): void {
  const body = bodies.get(request);
  if (body) body.room?.remove(body);
  bodies.delete(request);
}

const tooSlow = () => new HttpError(408, ourMessages.bodyTooSlow);

/**
 * Every chunk of a body, as long as they arrive fast enough and there is room.
 * @throws Refusal 408 for a body that is too slow, 503 for one that gives way to others
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
    // Nothing more is wanted, whether it ended or not.
    reader.cancel().catch(() => undefined);
  }
  if (refusal) throw refusal;
}
