import { globSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Reporter, TestSpecification, Vitest } from 'vitest/node';
import { photographsOf, reportOf } from './report.ts';

const folder = join(import.meta.dirname, '../../.cache/photos');
const accepted = join(folder, 'accepted');
const different = join(folder, 'different');

const namesIn = (directory: string): ReadonlySet<string> =>
  new Set(
    globSync('**/*.png', { cwd: directory }).map((file) =>
      file.replaceAll('\\', '/').slice(0, -'.png'.length),
    ),
  );

/** Paths of the screenshots, and the report written at the end: `.cache/photos/report.html`. */
export class PhotoReporter implements Reporter {
  readonly #taken = new Set<string>();
  #before: ReadonlySet<string> = new Set();
  #vitest: Vitest | undefined;
  #isWhole = false;

  /** @param name Name of a screenshot, without its ending. */
  acceptedPath = (name: string, ending: string): string => {
    this.#taken.add(name);
    return join(accepted, `${name}${ending}`);
  };

  /** @param name Name of a picture of the differences, without its ending. */
  differentPath = (name: string, ending: string): string => join(different, `${name}${ending}`);

  onInit(vitest: Vitest): void {
    rmSync(different, { recursive: true, force: true });
    this.#before = namesIn(accepted);
    this.#vitest = vitest;
  }

  async onTestRunStart(chosen: readonly TestSpecification[]): Promise<void> {
    const all = (await this.#vitest?.globTestSpecifications()) ?? [];
    this.#isWhole = chosen.length === all.length && !this.#vitest?.config.testNamePattern;
  }

  onTestRunEnd(): void {
    const photographs = photographsOf({
      accepted: this.#before,
      taken: this.#taken,
      different: namesIn(different),
      isWhole: this.#isWhole,
    });
    mkdirSync(folder, { recursive: true });
    const report = join(folder, 'report.html');
    writeFileSync(report, reportOf(photographs, new Date()));
    process.stdout.write(`See the changes in ${report}\n`);
  }
}
