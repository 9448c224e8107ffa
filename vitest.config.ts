import { defineConfig } from 'vitest/config';

/** Logic, the server and the command line, in node. Components are tested as stories: `vitest.stories.config.ts`. */
export default defineConfig({
  test: {
    name: 'unit',
    environment: 'node',
    // By default one core of two would be left idle.
    maxWorkers: '100%',
    include: [
      'packages/*/{src,docs}/**/*.test.ts',
      'site/{src,build,server,office/src}/**/*.test.ts',
      'scripts/**/*.test.ts',
      '.storybook/**/*.test.ts',
    ],
    testTimeout: 20_000,
  },
});
