import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

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

/** The built product as a visitor and a volunteer meet it: one process, one folder of data, one command line. */
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

  /** What a volunteer types: `banyan ...words`, on this product's data. */
  banyan(...words: string[]): CommandResult {
    const result = spawnSync(process.execPath, ['packages/server/src/cli/main.ts', ...words], {
      cwd: root,
      env: this.#environment,
      encoding: 'utf8',
    });
    return { code: result.status ?? 1, output: result.stdout + result.stderr };
  }

  /** Ends the process and forgets the data. */
  async remove(): Promise<void> {
    await this.stop('SIGKILL');
    await rm(this.dataDir, { recursive: true, force: true });
  }
}
