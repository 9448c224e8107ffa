import { defineConfig } from 'vitest/config';
import { ProofTable } from './scripts/trust/proofTable.ts';

/** What must hold very often, tried very often: `npx pnpm@12 trust`. */
export default defineConfig({
  test: {
    name: 'trust',
    environment: 'node',
    globalSetup: 'scripts/testRun.ts',
    maxWorkers: '100%',
    // Reading the server's thousand modules anew for each file took a seventh of a short run.
    isolate: false,
    include: ['packages/*/src/**/*.trust.ts', 'site/server/**/*.trust.ts', 'scripts/trust/**/*.trust.ts'],
    reporters: ['dot', new ProofTable()],
  },
});
