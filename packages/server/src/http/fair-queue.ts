/** The queue is full. */
export class QueueFullError extends Error {
  override readonly name = 'QueueFullError';
}

export interface FairQueueOptions {
  /** Number of jobs that run at the same time. */
  atOnce: number;
  /** Number of jobs that may wait behind these. */
  mostWaiting: number;
}

interface Waiting {
  begin: () => void;
  refuse: (error: QueueFullError) => void;
}

const tooMany = () => new QueueFullError('Too many at once.');

/**
 * Creates a queue for work that would use all memory or all cores if everything ran at once. Each client has their own queue, in
 * order of arrival, and all clients take turns: a client with a hundred jobs waits for these, and others do not.
 * @returns a function that runs a job for a client. It throws {@link QueueFullError} at once, or later when a job of another client
 * evicts this one; its `waiting` is the number of queued jobs
 */
export function fairQueue({ atOnce, mostWaiting }: FairQueueOptions) {
  /** Queues by client; the client whose turn it is comes first. */
  const lines = new Map<string, Waiting[]>();
  let running = 0;
  let waiting = 0;

  /** Evicts the last job of the longest queue, or throws if that would be the new job's. */
  function makeRoom(who: string): void {
    const longest = [...lines.values()].sort((one, other) => other.length - one.length)[0] ?? [];
    if (longest.length <= (lines.get(who)?.length ?? 0) + 1) throw tooMany();
    longest.pop()?.refuse(tooMany());
    waiting -= 1;
  }

  function wait(who: string): Promise<void> {
    if (waiting === mostWaiting) makeRoom(who);
    waiting += 1;
    return new Promise((begin, refuse) => {
      const line = lines.get(who) ?? [];
      line.push({ begin, refuse });
      lines.set(who, line);
    });
  }

  function next(): Waiting | undefined {
    const [turn] = lines;
    if (!turn) return undefined;
    const [who, line] = turn;
    lines.delete(who);
    const first = line.shift();
    if (line.length > 0) lines.set(who, line);
    waiting -= 1;
    return first;
  }

  const inTurn = async <T>(work: () => Promise<T>, who = ''): Promise<T> => {
    if (running === atOnce) await wait(who);
    else running += 1;
    try {
      return await work();
    } finally {
      // The next job takes this job's place.
      const following = next();
      if (following) following.begin();
      else running -= 1;
    }
  };
  return Object.assign(inTurn, { waiting: () => waiting });
}
