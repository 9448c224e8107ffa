/** What most people do on a page or a screen: the test command walks these, `npx pnpm@12 e2e` all. */
export const main = { tag: '@main' };
