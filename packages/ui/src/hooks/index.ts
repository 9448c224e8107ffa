export { type LazyModule, lazyModule, preload } from './lazyModule.ts';
export { passFocus } from './passFocus.ts';
export { tryStorage } from './tryStorage.ts';
export { useFocusRequest } from './useFocusRequest.ts';
export { useHydrated } from './useHydrated.ts';
export {
  type LazyModuleNeed,
  type LazyModuleOptions,
  lazyModuleNeeds,
  useLazyModule,
} from './useLazyModule.ts';
