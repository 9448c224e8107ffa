import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defaultExclude, defineConfig } from 'vitest/config';
import { browserArguments, findBrowser } from './scripts/browser.ts';

const takesSome = process.env.TESTS === 'some';

/** Features of the Office that `test` takes: its frame, and what most volunteers do in it. The others are lists and forms of the same parts. */
const oftenInTheOffice = ['dashboard', 'sign-in', 'review'];

/** Stories of one Storybook as a test project. The Vite configuration is the one that Storybook itself uses. */
const stories = (name: string, configDir: string, exclude: readonly string[] = []) => ({
  extends: './.storybook/vite.config.ts',
  // `test` takes each component once, in all its states side by side.
  plugins: [storybookTest({ configDir, ...(takesSome && { tags: { include: ['photo'] } }) })],
  test: {
    name,
    isolate: false,
    exclude: [...defaultExclude, ...(takesSome ? exclude : [])],
    testTimeout: 20_000,
    // Films play in a process of the browser's own, which a busy machine keeps waiting. A test that passes only at the second try is marked.
    retry: 1,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      viewport: { width: 1280, height: 800 },
      provider: playwright({ launchOptions: { executablePath: findBrowser(), args: browserArguments } }),
      instances: [{ browser: 'chromium' as const }],
    },
  },
});

/** Every story, in a real browser, with axe at `error` (set in `.storybook/preview.tsx`). */
export default defineConfig({
  test: {
    // One page for each core.
    maxWorkers: 2,
    projects: [
      stories('stories', '.storybook'),
      stories('stories of the Office', 'office/.storybook', [
        `**/features/!(${oftenInTheOffice.join('|')})/**`,
        '**/kit/**',
      ]),
    ],
  },
});
