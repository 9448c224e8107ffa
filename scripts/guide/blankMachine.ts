import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

export interface Ended {
  code: number;
  output: string;
  /** Duration in milliseconds. */
  took: number;
}

/**
 * Machine of a volunteer on the first day: Node and npm, an empty home, no caches, nothing of this repository. One setting is ours:
 * npm looks for `@banyan` packages in the registry of this test.
 */
export class BlankMachine {
  /** Folder in which the volunteer's first commands run. */
  readonly desk: string;
  readonly #home: string;
  readonly #environment: NodeJS.ProcessEnv;
  readonly #running = new Set<ChildProcess>();

  private constructor(home: string) {
    this.#home = home;
    this.desk = path.join(home, 'sites');
    this.#environment = {
      HOME: home,
      PATH: pathOfTheMachine(),
      LANG: 'C.UTF-8',
      CI: 'true',
      NO_COLOR: '1',
      npm_config_update_notifier: 'false',
    };
  }

  /** @param registry Address of the registry with the `@banyan` packages. */
  static async make(registry: string): Promise<BlankMachine> {
    const machine = new BlankMachine(await mkdtemp(path.join(tmpdir(), 'banyan-blank-')));
    const usual = execFileSync('npm', ['config', 'get', 'registry'], { encoding: 'utf8' }).trim();
    await mkdir(machine.desk);
    await writeFile(
      path.join(machine.#home, '.npmrc'),
      `registry=${usual}\n@banyan:registry=${registry}\naudit=false\nfund=false\n`,
    );
    return machine;
  }

  /** Runs commands in one shell, one after the other, until one fails. */
  async type(commands: readonly string[], folder = '.'): Promise<Ended> {
    const from = Date.now();
    const child = this.#spawn(commands.join(' && '), folder);
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk: Buffer) => {
        output += chunk.toString();
      });
    await once(child, 'close');
    return { code: child.exitCode ?? 1, output, took: Date.now() - from };
  }

  /** Runs a command that does not end by itself, such as a server. Resolves once it has printed its address. */
  async serve(command: string, folder: string): Promise<string> {
    const child = this.#spawn(command, folder);
    let output = '';
    const url = await new Promise<string>((resolve, reject) => {
      const read = (chunk: Buffer) => {
        output += chunk.toString();
        const address = /http:\/\/(?:localhost|127\.0\.0\.1):\d+\S*/.exec(output)?.[0];
        if (address) resolve(address.replace(/\/$/, ''));
      };
      child.stdout?.on('data', read);
      child.stderr?.on('data', read);
      child.once('close', () => reject(new Error(`${command} ended:\n${output}`)));
    });
    return url;
  }

  /** Ends all running processes and removes the machine. */
  async remove(): Promise<void> {
    for (const child of this.#running) if (child.pid) process.kill(-child.pid, 'SIGKILL');
    await rm(this.#home, { recursive: true, force: true, maxRetries: 3 });
  }

  #spawn(command: string, folder: string): ChildProcess {
    const child = spawn('sh', ['-c', command], {
      cwd: path.join(this.desk, folder),
      env: this.#environment,
      stdio: ['ignore', 'pipe', 'pipe'],
      // A process group of its own, so that npm and its children end together.
      detached: true,
    });
    this.#running.add(child);
    child.once('close', () => this.#running.delete(child));
    return child;
  }
}

/** Programs of the machine, without those that this repository's install provides. */
const pathOfTheMachine = (): string =>
  (process.env.PATH ?? '')
    .split(path.delimiter)
    .filter((folder) => !folder.includes('node_modules'))
    .join(path.delimiter);
