import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** A port nobody listens on at the moment of asking. */
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

/** What waits in the queue. */
const Waiting = v.object({
  ref: v.string(),
  kind: v.string(),
  title: v.string(),
  facts: v.array(v.string()),
  isAnswered: v.boolean(),
});

/** The built product as visitors, volunteers and operators meet it: one process, one folder of data, one command line. */
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
      // All tests are one visitor; those about that visitor's tries say so.
      RATE_LIMIT_WRITES: '0',
      RATE_LIMIT_READS: '0',
      ...environment,
    };
  }

  /**
   * Starts the product on a free port with fresh data.
   * @param host How browsers name it; a passkey needs a name, and no number. @default '127.0.0.1'
   */
  static async start(environment: Record<string, string> = {}, host = '127.0.0.1'): Promise<Product> {
    const dataDir = await mkdtemp(path.join(tmpdir(), 'banyan-e2e-'));
    const product = new Product({ host, port: await freePort() }, dataDir, environment);
    await product.resume();
    return product;
  }

  /** What the process printed so far. */
  get output(): string {
    return this.#output;
  }

  /** Starts the process again on the same address and data, with other variables where given. */
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

  /** Tells the process something that does not end it. */
  signal(signal: 'SIGHUP'): void {
    this.#process?.kill(signal);
  }

  /** Ends the process. @returns its exit code, `null` when the signal ended it. */
  async stop(signal: 'SIGINT' | 'SIGTERM' | 'SIGKILL' = 'SIGTERM'): Promise<number | null> {
    const child = this.#process;
    if (child === undefined || child.exitCode !== null) return child?.exitCode ?? null;
    const closed = once(child, 'close');
    child.kill(signal);
    await closed;
    this.#process = undefined;
    return child.exitCode;
  }

  /** Runs a program of ours on this product's data. */
  #run(program: string, words: readonly string[]) {
    return spawnSync(process.execPath, [program, ...words], {
      cwd: root,
      env: this.#environment,
      encoding: 'utf8',
    });
  }

  /** What an operator types: `banyan ...words`. */
  banyan(...words: string[]): CommandResult {
    const result = this.#run('packages/server/src/cli/main.ts', words);
    return { code: result.status ?? 1, output: result.stdout + result.stderr };
  }

  /** What a volunteer does in the Office: see `data.ts`. @throws Error when it was not done */
  #volunteer(...words: string[]): unknown {
    const result = this.#run('site/e2e/data.ts', words);
    if (result.status !== 0) throw new Error(`${words.join(' ')} was not done:\n${result.stderr}`);
    return JSON.parse(result.stdout);
  }

  /** Approves submissions. */
  approve(...refs: string[]): void {
    this.#volunteer('approve', ...refs);
  }

  /** Declines those of some submissions that still wait. */
  decline(refs: readonly string[], reason: string, who = 'Kiran'): void {
    this.#volunteer('decline', who, reason, ...refs);
  }

  /** Takes the last decision back. */
  undo(ref: string): void {
    this.#volunteer('undo', ref);
  }

  /** Sends whoever sent it a question. */
  ask(ref: string, question: string): void {
    this.#volunteer('ask', ref, question);
  }

  /** What waits, answers first. */
  queue(): v.InferOutput<typeof Waiting>[] {
    return v.parse(v.array(Waiting), this.#volunteer('queue'));
  }

  /** What was answered to questions about a submission. */
  answersAbout(ref: string): string[] {
    return v.parse(v.array(v.string()), this.#volunteer('answers-about', ref));
  }

  /** Sends a member the links to their own entry. @param id Their id, or the reference of their request. */
  sendLinks(id: string): void {
    this.#volunteer('links', id);
  }

  /** Saves a reason for declining something. */
  addReason(title: string, reason: string): void {
    this.#volunteer('add-reason', title, reason);
  }

  /** Writes an event and shows it. @returns its id */
  addEvent(event: {
    title: string;
    /** `2030-03-01T17:00`, by the clocks of the zone. */
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

  /** Calls an event off; whoever registered is told. */
  cancelEvent(id: string, reason = ''): void {
    this.#volunteer('cancel-event', id, reason);
  }

  /** Frees a seat. @returns to how many of those who wait it is offered */
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

  /** Ends the process and forgets the data. */
  async remove(): Promise<void> {
    await this.stop('SIGKILL');
    await rm(this.dataDir, { recursive: true, force: true });
  }
}
