import { defineConfig } from 'vitest/config';
import { ProofTable } from './scripts/trust/proofTable.ts';

/** What must hold very often, tried very often: `npx pnpm@12 trust`. */
export default defineConfig({
  test: {
    name: 'trust',
    environment: 'node',
    globalSetup: 'scripts/testRun.ts',
    maxWorkers: '100%',
    // Reading the server's thousand modules anew for each file takes a third of a short run; in a long one some of them measure their own memory.
    isolate: process.env.TESTS !== 'some',
    include: ['packages/*/src/**/*.trust.ts', 'site/server/**/*.trust.ts', 'scripts/trust/**/*.trust.ts'],
    reporters: ['dot', new ProofTable()],
  },
});
