import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Returns a port that is free at the moment of the call. */
export const freePort = async (): Promise<number> => {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('The system gave no port.');
  return address.port;
};

const answers = async (url: string): Promise<boolean> => {
  try {
    return (await fetch(`${url}/config.json`)).ok;
  } catch {
    return false;
  }
};

export interface CommandResult {
  code: number;
  output: string;
}

/** Submission in the review queue. */
const Waiting = v.object({
  ref: v.string(),
  kind: v.string(),
  title: v.string(),
  facts: v.array(v.string()),
  isAnswered: v.boolean(),
});

/** Built product as visitors, volunteers and operators use it: one process, one data folder, one command line. */
export class Product {
  readonly url: string;
  readonly dataDir: string;
  readonly #environment: NodeJS.ProcessEnv;
  #process: ChildProcess | undefined;
  #output = '';

  private constructor(
    { host, port }: { host: string; port: number },
    dataDir: string,
    environment: Record<string, string>,
  ) {
    this.url = `http://${host}:${port}`;
    this.dataDir = dataDir;
    this.#environment = {
      ...process.env,
      NODE_ENV: 'test',
      HOST: '127.0.0.1',
      PORT: String(port),
      PUBLIC_ORIGIN: this.url,
      DATA_DIR: dataDir,
      // All tests count as one visitor, so only tests of the rate limit set one.
      RATE_LIMIT_WRITES: '0',
      RATE_LIMIT_READS: '0',
      ...environment,
    };
  }

  /**
   * Starts the product on a free port with new data.
   * @param host Host name for browsers; passkeys need a name, not an IP address. @default '127.0.0.1'
   */
  static async start(environment: Record<string, string> = {}, host = '127.0.0.1'): Promise<Product> {
    const dataDir = await mkdtemp(path.join(tmpdir(), 'banyan-e2e-'));
    const product = new Product({ host, port: await freePort() }, dataDir, environment);
    await product.resume();
    return product;
  }

  /** Output of the process so far. */
  get output(): string {
    return this.#output;
  }

  /** Starts the process again with the same URL and data, optionally with other variables. */
  async resume(environment: Record<string, string> = {}): Promise<void> {
    const child = spawn(process.execPath, ['site/server.ts'], {
      cwd: root,
      env: { ...this.#environment, ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#process = child;
    const note = (chunk: Buffer) => {
      this.#output += chunk.toString();
    };
    child.stdout.on('data', note);
    child.stderr.on('data', note);
    const until = Date.now() + 60_000;
    while (!(await answers(this.url))) {
      if (child.exitCode !== null || Date.now() > until)
        throw new Error(`The server did not start:\n${this.#output}`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  /** Sends the process a signal that does not end it. */
  signal(signal: 'SIGHUP'): void {
    this.#process?.kill(signal);
  }

  /** Ends the process. @returns its exit code; `null` if the signal ended it. */
  async stop(signal: 'SIGINT' | 'SIGTERM' | 'SIGKILL' = 'SIGTERM'): Promise<number | null> {
    const child = this.#process;
    if (child === undefined || child.exitCode !== null) return child?.exitCode ?? null;
    const closed = once(child, 'close');
    child.kill(signal);
    await closed;
    this.#process = undefined;
    return child.exitCode;
  }

  /** Runs one of the product’s programs on its data. */
  #run(program: string, words: readonly string[]) {
    return spawnSync(process.execPath, [program, ...words], {
      cwd: root,
      env: this.#environment,
      encoding: 'utf8',
    });
  }

  /** Runs an operator’s command: `banyan ...words`. */
  banyan(...words: string[]): CommandResult {
    const result = this.#run('packages/server/src/cli/main.ts', words);
    return { code: result.status ?? 1, output: result.stdout + result.stderr };
  }

  /** Runs a volunteer’s Office action: see `data.ts`. @throws Error if the action failed */
  #volunteer(...words: string[]): unknown {
    const result = this.#run('site/e2e/data.ts', words);
    if (result.status !== 0) throw new Error(`${words.join(' ')} was not done:\n${result.stderr}`);
    return JSON.parse(result.stdout);
  }

  /** Approves submissions. */
  approve(...refs: string[]): void {
    this.#volunteer('approve', ...refs);
  }

  /** Declines the given submissions that are still pending. */
  decline(refs: readonly string[], reason: string, who = 'Kiran'): void {
    this.#volunteer('decline', who, reason, ...refs);
  }

  /** Undoes the last decision on a submission. */
  undo(ref: string): void {
    this.#volunteer('undo', ref);
  }

  /** Sends a question to the submitter. */
  ask(ref: string, question: string): void {
    this.#volunteer('ask', ref, question);
  }

  /** Returns the review queue, answered submissions first. */
  queue(): v.InferOutput<typeof Waiting>[] {
    return v.parse(v.array(Waiting), this.#volunteer('queue'));
  }

  /** Returns the answers to questions about a submission. */
  answersAbout(ref: string): string[] {
    return v.parse(v.array(v.string()), this.#volunteer('answers-about', ref));
  }

  /** Sends a member the links to their own entry. @param id Member id, or the reference of their application. */
  sendLinks(id: string): void {
    this.#volunteer('links', id);
  }

  /** Saves a reason for declining. */
  addReason(title: string, reason: string): void {
    this.#volunteer('add-reason', title, reason);
  }

  /** Creates an event and publishes it. @returns its id */
  addEvent(event: {
    title: string;
    /** Local time in the event’s zone: `2030-03-01T17:00`. */
    date: string;
    zone: string;
    location: string;
    chapter?: string;
    description?: string;
  }): string {
    const { title, date, zone, location, chapter = '', description = '' } = event;
    return v.parse(
      v.string(),
      this.#volunteer('add-event', title, date, zone, location, chapter, description),
    );
  }

  /** Cancels an event; its guests are notified. */
  cancelEvent(id: string, reason = ''): void {
    this.#volunteer('cancel-event', id, reason);
  }

  /** Frees a seat. @returns how many guests on the waitlist it is offered to */
  freeSeat(event: string, registration: string): number {
    return v.parse(v.number(), this.#volunteer('free-seat', event, registration));
  }

  /** Publishes news. @returns its id */
  publishNews(title: string, markdown: string): string {
    return v.parse(v.string(), this.#volunteer('publish-news', title, markdown));
  }

  removeNews(id: string): void {
    this.#volunteer('remove-news', id);
  }

  /** Ends the process and deletes the data. */
  async remove(): Promise<void> {
    await this.stop('SIGKILL');
    await rm(this.dataDir, { recursive: true, force: true });
  }
}
