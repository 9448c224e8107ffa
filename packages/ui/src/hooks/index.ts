export { type LazyModule, lazyModule, preload } from './lazyModule.ts';
export { missingCodeEvent, reportMissingCode } from './missingCode.ts';
export { passFocus } from './passFocus.ts';
export { keepTranslatedText, translatorTags, undoTranslations } from './translatedText.ts';
export { tryStorage } from './tryStorage.ts';
export { useFocusRequest } from './useFocusRequest.ts';
export { useHydrated } from './useHydrated.ts';
export {
  type LazyModuleNeed,
  type LazyModuleOptions,
  lazyModuleNeeds,
  useLazyModule,
} from './useLazyModule.ts';
