import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { ChapterSite } from './chapterSite.ts';
import { Product } from './product.ts';

interface WorkerFixtures {
  /** One product per worker, its data shared by the worker's tests: use addresses nobody else uses. */
  product: Product;
  /** A chapter's site, made once for the tests that ask for it. */
  chapter: ChapterSite;
}

interface TestFixtures {
  /** Words that a test expects to see in the browser's console as errors, such as a request it makes fail. */
  expectedComplaints: RegExp[];
  /** What a page's security policy is expected to refuse, as `directive blocked`. */
  expectedViolations: RegExp[];
  /** Hosts besides this machine that a test answers itself. */
  standIns: string[];
  /** Fails the test when the page threw, broke its security policy, or asked another machine for something. */
  quiet: undefined;
}

const isLocal = (url: string): boolean =>
  /^(https?|wss?):\/\/(127\.0\.0\.1|localhost|\[::1\])[:/]/.test(url) || /^(data|blob|about):/.test(url);

const unexpected = (told: readonly string[], expected: readonly RegExp[]) =>
  told.filter((one) => !expected.some((pattern) => pattern.test(one)));

/** Has every document tell what its policy refuses, Trusted Types among it. The console would say it in words of its own. */
const watchPolicies = async (context: BrowserContext, violations: string[]) => {
  await context.exposeFunction('policyRefused', (violation: string) => violations.push(violation));
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
      Reflect.get(window, 'policyRefused')(`${effectiveDirective} ${blockedURI} ${sample}`);
    });
  });
};

/** Has every document tell what it threw for: of a part that React drew anew it says only that it did. */
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

/** Resolves once the page is hydrated: until then typing would reach controls that React does not know yet. */
export const hydrated = (page: Page): Promise<unknown> =>
  page.waitForFunction(() =>
    [document.documentElement, document.querySelector('#main > *')].every(
      (element) => element && Object.keys(element).some((key) => key.startsWith('__reactFiber')),
    ),
  );

let counter = 0;
/** An email address that no other test of this run uses. */
export const freshEmail = (): string => {
  counter += 1;
  return `kadamb.${process.pid}.${Date.now()}.${counter}@example.org`;
};
