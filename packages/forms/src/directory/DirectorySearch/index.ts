export { type DirectoryFilters, DirectorySearch, type DirectorySearchProps } from './DirectorySearch.tsx';
export type { PlaceGroup } from './PlaceFilter.tsx';
export type { ProgramChoice } from './ProgramChips.tsx';
