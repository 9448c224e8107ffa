import { Agent, request } from 'node:http';

/** What to ask for; the next one is made only when a connection is free. */
export interface Ask {
  path: string;
  method?: 'GET' | 'POST';
  headers?: Readonly<Record<string, string>>;
  body?: string;
}

/** What a server did under load. */
export interface Load {
  answers: number;
  perSecond: number;
  /** Of each answer, from asking to its last byte, in ms. */
  times: readonly number[];
}

/**
 * Opens the connections of an agent: Node takes up one in each turn of its loop, and those that come last would wait behind
 * everybody's answers. What is answered does not matter.
 */
const opened = (origin: string, connections: number, agent: Agent): Promise<unknown> =>
  Promise.all(
    Array.from({ length: connections }, () =>
      answerTo(origin, { path: '/robots.txt' }, agent).catch(() => undefined),
    ),
  );

/**
 * Asks over a fixed number of kept connections, which are open before it begins, each of them as soon as it has its answer, until there is nothing left.
 * @param next The next request, or `undefined` to stop.
 * @throws an error for any answer that is not a success: the speed of a refusal says nothing.
 */
export async function load(origin: string, connections: number, next: () => Ask | undefined): Promise<Load> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const times: number[] = [];
  const connection = async () => {
    for (let ask = next(); ask; ask = next()) {
      const asked = performance.now();
      await answerTo(origin, ask, agent);
      times.push(performance.now() - asked);
    }
  };
  await opened(origin, connections, agent);
  const began = performance.now();
  try {
    await Promise.all(Array.from({ length: connections }, connection));
  } finally {
    agent.destroy();
  }
  const seconds = (performance.now() - began) / 1000;
  return { answers: times.length, perSecond: times.length / seconds, times };
}

function answerTo(origin: string, { path, method = 'GET', headers, body }: Ask, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    const asked = request(new URL(path, origin), { method, headers, agent }, (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (part: string) => {
        text += part;
      });
      response.on('error', reject);
      response.on('end', () => {
        const { statusCode = 0 } = response;
        if (statusCode >= 200 && statusCode < 300) resolve();
        else reject(new Error(`${method} ${path} answered ${statusCode}: ${text.slice(0, 300)}`));
      });
    });
    asked.on('error', reject);
    asked.end(body);
  });
}
