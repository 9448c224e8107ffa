import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defaultExclude, defineConfig, mergeConfig } from 'vitest/config';
import storybookVite from './.storybook/vite.config.ts';
import { browserArguments, findBrowser } from './scripts/browser.ts';

const takesSome = process.env.TESTS === 'some';

/** Of the Office the test command takes its frame, and what most volunteers do in it: the rest are lists and forms made of the same parts. */
const oftenInTheOffice = ['dashboard', 'sign-in', 'review'];

/**
 * Every story, in a real browser, with axe at `error` (set in `.storybook/preview.tsx`). The Vite
 * configuration is the one Storybook itself uses.
 */
export default mergeConfig(
  storybookVite,
  defineConfig({
    // The test command takes each component once, in all its states side by side.
    plugins: [storybookTest({ configDir: '.storybook', ...(takesSome && { tags: { include: ['photo'] } }) })],
    test: {
      name: 'stories',
      isolate: false,
      exclude: takesSome
        ? [...defaultExclude, `office/features/!(${oftenInTheOffice.join('|')})/**`, 'office/kit/**']
        : defaultExclude,
      // A page per core.
      maxWorkers: 2,
      testTimeout: 20_000,
      // Films play in a process of the browser's own, which a busy machine keeps waiting; what passes only at the second try is marked.
      retry: 1,
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        viewport: { width: 1280, height: 800 },
        provider: playwright({ launchOptions: { executablePath: findBrowser(), args: browserArguments } }),
        instances: [{ browser: 'chromium' }],
      },
    },
  }),
);
