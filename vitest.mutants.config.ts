import { defineConfig } from 'vitest/config';
import { testsVariable } from './scripts/mutants/groups.ts';

/** What Stryker runs for each mistake it makes: the tests that belong to one file. For `npx pnpm@12 mutants`. */
export default defineConfig({
  test: {
    name: 'mutants',
    environment: 'node',
    globalSetup: 'scripts/testRun.ts',
    include: process.env[testsVariable]?.split(',') ?? [],
    testTimeout: 20_000,
  },
});
