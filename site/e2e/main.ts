/** What most people do on a page or a screen: the test command walks these, `npx pnpm@12 e2e` all. */
export const main = { tag: '@main' };
/** Walked by `npx pnpm@12 e2e` only, until it has passed there. */
export const full = { tag: '@full' };
