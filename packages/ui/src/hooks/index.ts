export { useHydrated } from './useHydrated.ts';
export { useLoaded } from './useLoaded.ts';
