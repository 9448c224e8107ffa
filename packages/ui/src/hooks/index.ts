export { useFocusRequest } from './useFocusRequest.ts';
export { useHydrated } from './useHydrated.ts';
export { useLoaded } from './useLoaded.ts';
