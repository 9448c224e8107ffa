/** Tag for the most common user journeys: the test command runs only these, `npx pnpm@12 e2e` runs all. */
export const main = { tag: '@main' };
