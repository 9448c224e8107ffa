import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { ProofTable } from './scripts/trust/proofTable.ts';

/** Files that take many minutes, longest first: begun last, one of them would run alone on a machine that has room for two. */
const longest = ['xss', 'xss-private', 'durability', 'memory', 'mailing', 'payments', 'seats'];

const placeOf = ({ moduleId }: TestSpecification) => {
  const place = longest.findIndex((name) => moduleId.endsWith(`/${name}.trust.ts`));
  return place < 0 ? longest.length : place;
};

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files.toSorted((a, b) => placeOf(a) - placeOf(b));
  }
}

/** What must hold very often, tried very often: `npx pnpm@12 trust`. */
export default defineConfig({
  test: {
    name: 'trust',
    environment: 'node',
    globalSetup: 'scripts/testRun.ts',
    maxWorkers: '100%',
    sequence: { sequencer: LongestFirst },
    // Reading the server's thousand modules anew for each file takes a third of a short run; in a long one some of them measure their own memory.
    isolate: process.env.TESTS !== 'some',
    include: ['packages/*/src/**/*.trust.ts', 'site/server/**/*.trust.ts', 'scripts/trust/**/*.trust.ts'],
    reporters: ['dot', new ProofTable()],
  },
});
