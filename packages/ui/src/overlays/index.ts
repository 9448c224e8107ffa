/* Exports of version 0.1.0 that have moved: older sites still find them here after an update. */
export {
  /** @deprecated Import it from `@banyan/ui/hooks`. */ useHydrated,
} from '../hooks/useHydrated.ts';
export {
  /** @deprecated Import it from `@banyan/ui/sections`. */ filmVolume,
  /** @deprecated Import it from `@banyan/ui/sections`. */ VideoHeader,
  /** @deprecated Import it from `@banyan/ui/sections`. */ type VideoHeaderProps,
  /** @deprecated Import it from `@banyan/ui/sections`. */ type VideoHeaderWords,
  /** @deprecated Import it from `@banyan/ui/sections`. */ videoHeaderWords,
  /** @deprecated Import it from `@banyan/ui/sections`. */ visibleShare,
} from '../sections/VideoHeader/index.ts';
export * from './Dialog/index.ts';
export { injectedStyleHashes } from './injectedStyles.ts';
export * from './MediaViewer/index.ts';
export * from './modal/index.ts';
export * from './Toaster/index.ts';
export { useLoaded } from './useLoaded.ts';
