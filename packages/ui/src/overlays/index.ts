export * from './Dialog/index.ts';
export { injectedStyleHashes } from './injectedStyles.ts';
export * from './MediaViewer/index.ts';
export * from './modal/index.ts';
export * from './Toaster/index.ts';
export { useHydrated } from './useHydrated.ts';
export { useLoaded } from './useLoaded.ts';
export * from './VideoHeader/index.ts';
