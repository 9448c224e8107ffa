import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'stress',
    environment: 'node',
    globalSetup: 'scripts/testRun.ts',
    setupFiles: 'scripts/propertySeed.ts',
    maxWorkers: '100%',
    testTimeout: 60_000,
    // Loads the server's thousand modules once per worker instead of once per file.
    isolate: false,
    include: ['tests/stress/**/*.stress.ts'],
    // Tests that take a minute even in a short run and cannot lose data run only at night.
    exclude: process.env.STRESS === 'short' ? ['**/{memory,regularExpressions,stop,xss}.stress.ts'] : [],
  },
});
