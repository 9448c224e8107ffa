import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that take longest start first: started last, one of them would run alone. */
const longest = ['cluster', 'xss', 'kill', 'campaign', 'payments', 'seats'];

const placeOf = ({ moduleId }: TestSpecification) => {
  const place = longest.findIndex((name) => moduleId.endsWith(`/${name}.stress.ts`));
  return place < 0 ? longest.length : place;
};

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files.toSorted((a, b) => placeOf(a) - placeOf(b));
  }
}

export default defineConfig({
  test: {
    name: 'stress',
    root: '../..',
    environment: 'node',
    globalSetup: 'scripts/testRun.ts',
    maxWorkers: '100%',
    sequence: { sequencer: LongestFirst },
    // Loading the server's thousand modules once per worker instead of once per file.
    isolate: false,
    include: ['tests/stress/**/*.stress.ts'],
  },
});
