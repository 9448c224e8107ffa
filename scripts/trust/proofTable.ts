import { loadavg } from 'node:os';
import type {} from '@banyan/server/proof';
import type { Reporter, TestCase, TestModule } from 'vitest/node';
import { render } from '../table.ts';

const verdicts = { passed: 'ok', failed: 'BROKEN', skipped: 'left out', pending: 'not run' } as const;

function rowOf(test: TestCase): string[] {
  const { what, tries, worst } = test.meta().proof ?? { what: test.name, tries: '', worst: '' };
  const seconds = ((test.diagnostic()?.duration ?? 0) / 1000).toFixed(0);
  return [what, tries, worst, seconds, verdicts[test.result().state]];
}

/** The table at the end of `npx pnpm@12 trust`: every promise, how often it was tried, and the worst that was met. */
export class ProofTable implements Reporter {
  readonly #load = loadavg()[0] ?? 0;

  onTestRunEnd(modules: readonly TestModule[]): void {
    const rows = modules.flatMap((module) => [...module.children.allTests()].map(rowOf));
    const title = 'What has to hold, tried';
    const load = `Load of the machine when it began ${this.#load.toFixed(1)}, at the end ${(loadavg()[0] ?? 0).toFixed(1)}.`;
    console.log(
      `\n${render({ title, columns: ['promise', 'tries', 'worst', 'seconds', ''], rows, notes: [load] })}`,
    );
  }
}
