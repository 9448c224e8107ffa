import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, mergeConfig } from 'vitest/config';
import { PhotoReporter } from './.storybook/photos/PhotoReporter.ts';
import storybookVite from './.storybook/vite.config.ts';
import { browserArguments, findBrowser } from './scripts/browser.ts';

const report = new PhotoReporter();

/**
 * Photographs of every story tagged `photo`, compared with the last accepted ones. See `.storybook/photograph.ts` for
 * what is photographed, and `packages/ui/docs/Photographs.mdx` for how to work with it.
 */
export default mergeConfig(
  storybookVite,
  defineConfig({
    plugins: [storybookTest({ configDir: '.storybook', tags: { include: ['photo'] } })],
    test: {
      name: 'photos',
      reporters: ['default', report],
      /* Storybook's plugin forbids writing unless told otherwise; accepted pictures are files. */
      api: { allowWrite: true },
      isolate: false,
      fileParallelism: false,
      setupFiles: ['.storybook/photograph.ts'],
      testTimeout: 20_000,
      hookTimeout: 180_000,
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        viewport: { width: 1280, height: 800 },
        provider: playwright({
          launchOptions: {
            executablePath: findBrowser(),
            args: [...browserArguments, '--force-color-profile=srgb', '--font-render-hinting=none'],
          },
          contextOptions: { reducedMotion: 'reduce', deviceScaleFactor: 1 },
        }),
        instances: [{ browser: 'chromium' }],
        expect: {
          toMatchScreenshot: {
            comparatorName: 'pixelmatch',
            /* A letter that moves by one pixel changes more than this; a rounding of the rasteriser changes less. */
            comparatorOptions: { threshold: 0.1, allowedMismatchedPixels: 40 },
            resolveScreenshotPath: ({ arg, ext }) => report.acceptedPath(arg, ext),
            resolveDiffPath: ({ arg, ext }) => report.differentPath(arg, ext),
          },
        },
      },
    },
  }),
);
