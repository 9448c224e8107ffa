export { DirectorySearch, type DirectorySearchProps } from './DirectorySearch.tsx';
export type { ProgramChoice } from './ProgramChips.tsx';
