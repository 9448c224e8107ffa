import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from './ports.ts';
import { environment } from './steps.ts';

/** Longest duration of a start, in milliseconds. */
const startMs = 60_000;

/** Longest duration of a stop, in milliseconds: the ten seconds that it waits for visitors, and some more. */
const stopMs = 20_000;

type Variables = Readonly<Record<string, string>>;

/** Process that serves a shared database, on a port of its own, and can be started and ended at any time. */
export class ServerProcess {
  readonly url: string;
  readonly port: number;
  readonly #environment: NodeJS.ProcessEnv;
  #child: ChildProcess | undefined;
  #said = '';

  private constructor(port: number, variables: Variables) {
    this.port = port;
    this.url = `http://127.0.0.1:${port}`;
    this.#environment = { ...environment, ...variables, HOST: '127.0.0.1', PORT: String(port) };
  }

  /** Creates a process without starting it. @param variables Environment variables, or a function of the port that returns them */
  static async on(variables: Variables | ((port: number) => Variables)): Promise<ServerProcess> {
    const port = await freePort();
    return new ServerProcess(port, typeof variables === 'function' ? variables(port) : variables);
  }

  /** Recent output, at most 4,000 characters. */
  get said(): string {
    return this.#said;
  }

  /** Process id; 0 before it was started. */
  get pid(): number {
    return this.#child?.pid ?? 0;
  }

  /** True while it runs. */
  get lives(): boolean {
    return this.#child !== undefined && this.#child.exitCode === null && this.#child.signalCode === null;
  }

  #spawn(folder: string): ChildProcess {
    const child = spawn(process.execPath, [path.join(folder, 'site/server.ts')], {
      cwd: folder,
      env: this.#environment,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => {
        this.#said = (this.#said + text).slice(-4_000);
      });
    }
    this.#child = child;
    return child;
  }

  /**
   * Starts it, and waits until it answers.
   * @param folder Folder of the repository whose built site it serves
   * @throws an error with its output, if it ends or does not answer
   */
  async start(folder: string): Promise<void> {
    this.#spawn(folder);
    const until = performance.now() + startMs;
    while (!(await isHealthy(this.url))) {
      if (!this.lives || performance.now() > until)
        throw new Error(
          `A process did not start: ${this.lives ? `it was silent for ${startMs} ms` : 'it ended'}. It said:\n${this.#said}`,
        );
      await wait(50);
    }
  }

  /** Starts it with a configuration that it must refuse. @returns its exit code and its output */
  async refusal(folder: string): Promise<{ code: number | null; said: string }> {
    this.#said = '';
    const child = this.#spawn(folder);
    const overdue = setTimeout(() => child.kill('SIGKILL'), startMs);
    await once(child, 'close');
    clearTimeout(overdue);
    return { code: child.exitCode, said: this.#said.trim() };
  }

  /** Kills it, like a power failure. */
  async kill(): Promise<void> {
    const child = this.#child;
    if (!child || !this.lives) return;
    const closed = once(child, 'close');
    child.kill('SIGKILL');
    await closed;
  }

  /** Asks it to end. @returns its exit code; `null` if it had to be killed */
  async terminate(): Promise<number | null> {
    const child = this.#child;
    if (!child || !this.lives) return child?.exitCode ?? null;
    const closed = once(child, 'close');
    child.kill('SIGTERM');
    const overdue = setTimeout(() => child.kill('SIGKILL'), stopMs);
    await closed;
    clearTimeout(overdue);
    return child.exitCode;
  }
}

const isHealthy = (url: string): Promise<boolean> =>
  fetch(`${url}/api/health`, { signal: AbortSignal.timeout(2_000) }).then(
    (response) => response.ok,
    () => false,
  );
