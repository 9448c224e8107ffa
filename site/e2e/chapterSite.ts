import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { BlankMachine, type Ended } from '../../scripts/guide/blankMachine.ts';
import { blocksOf, commandsOf, edited } from '../../scripts/guide/commands.ts';
import { serveRegistry } from '../../scripts/guide/registry.ts';
import { run } from '../../scripts/steps.ts';
import { freePort, Product } from './product.ts';

const inPackages = fileURLToPath(new URL('../../packages/', import.meta.url));

/** Reads a page of the volunteers’ guide by its path in `packages`. */
export const guide = (page: string) => readFile(path.join(inPackages, `${page}.mdx`), 'utf8');

/** Commands of the guide’s first hour. They create a site called `bay-area`. */
export const firstHour = async () => commandsOf(await guide('create-chapter/docs/FirstHour'));

const folder = 'bay-area';

/**
 * Chapter site as a volunteer creates it: on a machine with only Node and npm, from the published packages, with the guide’s
 * commands. It runs next to the national site.
 */
export class ChapterSite {
  /** URL of the served site. */
  readonly url: string;
  /** National site that provides its API. */
  readonly national: Product;
  /** Output and duration of the commands that created it. */
  readonly made: Ended;
  readonly #machine: BlankMachine;
  readonly #forget: () => Promise<void>;

  private constructor(
    url: string,
    national: Product,
    made: Ended,
    machine: BlankMachine,
    forget: () => Promise<void>,
  ) {
    this.url = url;
    this.national = national;
    this.made = made;
    this.#machine = machine;
    this.#forget = forget;
  }

  static async make(): Promise<ChapterSite> {
    const tarballs = await mkdtemp(path.join(tmpdir(), 'banyan-packed-'));
    if ((await run('node', ['scripts/pack.ts', '--check', '--out', tarballs])) !== 0)
      throw new Error('The packages could not be packed.');
    const registry = await serveRegistry(tarballs);
    const machine = await BlankMachine.make(registry.url);
    const port = await freePort();
    const url = `http://127.0.0.1:${port}`;
    const national = await Product.start({ ALLOWED_ORIGINS: url });
    const forget = async () => {
      await machine.remove();
      await national.remove();
      registry.close();
      await rm(tarballs, { recursive: true, force: true });
    };
    try {
      const typed = await firstHour();
      const answers = `-- --chapter bay-area --national ${national.url} --chat https://chat.example.org/bay-area --yes`;
      const made = await machine.type(
        typed
          // These two go on until somebody stops them; the second one is typed below.
          .filter((command) => !/^npm run (dev|preview)$/.test(command))
          .map((command) => (command.startsWith('npm create') ? `${command} ${answers}` : command)),
      );
      if (made.code !== 0) throw new Error(`The guide’s first hour fails:\n${made.output}`);
      const shown = await machine.serve(
        `npm run preview -- --host 127.0.0.1 --port ${port} --strictPort`,
        folder,
      );
      if (shown !== url) throw new Error(`It is served at ${shown}.`);
      return new ChapterSite(url, national, made, machine, forget);
    } catch (error) {
      await forget();
      throw error;
    }
  }

  /** Runs commands in the site’s folder, or in another folder of the same machine. */
  type(commands: readonly string[], where = folder): Promise<Ended> {
    return this.#machine.type(commands, where);
  }

  /** Returns the absolute path of one of its files. */
  file(name: string): string {
    return path.join(this.#machine.desk, folder, name);
  }

  read(name: string): Promise<string> {
    return readFile(this.file(name), 'utf8');
  }

  write(name: string, text: string): Promise<void> {
    return writeFile(this.file(name), text);
  }

  /** Changes keys of `chapter.json`. */
  async edit(changes: Record<string, unknown>): Promise<void> {
    const chapter: object = JSON.parse(await this.read('chapter.json'));
    await this.write('chapter.json', JSON.stringify({ ...chapter, ...changes }, null, 2));
  }

  /** Applies the file changes that a page of the guide describes. */
  async follow(page: string): Promise<void> {
    for (const block of blocksOf(await guide(page))) {
      const { file } = block.about;
      if (file) await this.write(file, edited(await this.read(file).catch(() => undefined), block));
    }
  }

  remove(): Promise<void> {
    return this.#forget();
  }
}
