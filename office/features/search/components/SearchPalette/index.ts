export type { Found, FoundGroup } from './found.ts';
export { SearchPalette, type SearchPaletteProps, type SearchState, searchStates } from './SearchPalette.tsx';
