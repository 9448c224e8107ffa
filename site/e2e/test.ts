import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { ChapterSite } from './chapterSite.ts';
import { Product } from './product.ts';

interface WorkerFixtures {
  /** Product of the worker, whose data its tests share: use unique email addresses. */
  product: Product;
  /** Chapter site, created once for all tests that need it. */
  chapter: ChapterSite;
}

interface TestFixtures {
  /** Expected error messages in the browser’s console, for example of a request that the test makes fail. */
  expectedComplaints: RegExp[];
  /** Expected CSP violations, as `directive blocked`. */
  expectedViolations: RegExp[];
  /** Hosts besides this machine that a test fakes. */
  standIns: string[];
  /** Fails the test if the page threw an error, violated its CSP, or called another machine. */
  quiet: undefined;
}

const isLocal = (url: string): boolean =>
  /^(https?|wss?):\/\/(127\.0\.0\.1|localhost|\[::1\])[:/]/.test(url) || /^(data|blob|about):/.test(url);

const unexpected = (told: readonly string[], expected: readonly RegExp[]) =>
  told.filter((one) => !expected.some((pattern) => pattern.test(one)));

/** Reports the CSP and Trusted Types violations of every document, because the console’s wording varies. */
const watchPolicies = async (context: BrowserContext, violations: string[]) => {
  await context.exposeFunction('policyRefused', (violation: string) => violations.push(violation));
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
      Reflect.get(window, 'policyRefused')(`${effectiveDirective} ${blockedURI} ${sample}`);
    });
  });
};

/** Reports the error behind a render that React recovered from: React itself only says that it recovered. */
const watchCauses = async (context: BrowserContext, complaints: string[]) => {
  await context.exposeFunction('threwFor', (cause: string) => complaints.push(`threw for: ${cause}`));
  await context.addInitScript(() => {
    window.addEventListener('error', ({ error }) => {
      if (error instanceof Error && error.cause instanceof Error)
        Reflect.get(window, 'threwFor')(error.cause.stack);
    });
  });
};

const watch = (page: Page, complaints: string[], standIns: readonly string[]) => {
  page.on('pageerror', (error) => complaints.push(`threw: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`console: ${message.text()} (${message.location().url})`);
  });
  page.on('request', (request) => {
    const url = request.url();
    if (!isLocal(url) && !standIns.includes(new URL(url).host))
      complaints.push(`asked another machine: ${url}`);
  });
};

export const test = base.extend<TestFixtures, WorkerFixtures>({
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a function needs from its pattern
    async ({}, use) => {
      const product = await Product.start();
      await use(product);
      await product.remove();
    },
    { scope: 'worker' },
  ],
  chapter: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a function needs from its pattern
    async ({}, use) => {
      const chapter = await ChapterSite.make();
      await use(chapter);
      await chapter.remove();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: async ({ product }, use) => use(product.url),
  expectedComplaints: [[], { option: true }],
  expectedViolations: [[], { option: true }],
  standIns: [[], { option: true }],
  quiet: [
    async ({ context, expectedComplaints, expectedViolations, standIns }, use) => {
      const complaints: string[] = [];
      const violations: string[] = [];
      await watchPolicies(context, violations);
      await watchCauses(context, complaints);
      context.on('page', (page) => watch(page, complaints, standIns));
      await use(undefined);
      expect(unexpected(violations, expectedViolations)).toEqual([]);
      expect(unexpected(complaints, expectedComplaints)).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Resolves once the page is hydrated: earlier typing would reach controls that React does not manage yet. */
export const hydrated = (page: Page): Promise<unknown> =>
  page.waitForFunction(() =>
    [document.documentElement, document.querySelector('#main > *')].every(
      (element) => element && Object.keys(element).some((key) => key.startsWith('__reactFiber')),
    ),
  );

let counter = 0;
/** Returns an email address that no other test of this run uses. */
export const freshEmail = (): string => {
  counter += 1;
  return `kadamb.${process.pid}.${Date.now()}.${counter}@example.org`;
};
