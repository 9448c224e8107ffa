/** As many wait as may wait. */
export class QueueFullError extends Error {
  override readonly name = 'TooManyAtOnce';
}

export interface FairQueueOptions {
  /** How many are done at the same time. */
  atOnce: number;
  /** How many may wait behind these. */
  mostWaiting: number;
}

interface Waiting {
  begin: () => void;
  refuse: (error: QueueFullError) => void;
}

const tooMany = () => new QueueFullError('Too many at once.');

/**
 * Makes a line for work that would take all memory or both cores if everybody's was begun at once. Whoever it is for has a line of
 * their own, in the order it came, and all of them take turns: who asks for a hundred things waits for these, and others do not.
 * @returns does one for somebody, or throws {@link QueueFullError}: at once, or once others come while nobody has more waiting;
 * `waiting` says how many are in line
 */
export function fairQueue({ atOnce, mostWaiting }: FairQueueOptions) {
  /** By whom they are for; whose turn it is comes first. */
  const lines = new Map<string, Waiting[]>();
  let running = 0;
  let waiting = 0;

  /** Sends away the last one of the longest line, or throws when that would be the newcomer's. */
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
      // Whoever is next takes this one's place.
      const following = next();
      if (following) following.begin();
      else running -= 1;
    }
  };
  return Object.assign(inTurn, { waiting: () => waiting });
}
