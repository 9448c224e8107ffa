export { injectedStyleHashes } from './injectedStyles.ts';
export * from './modal/index.ts';
export * from './Toaster/index.ts';
