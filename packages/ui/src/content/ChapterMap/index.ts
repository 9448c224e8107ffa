export { ChapterMap, type ChapterMapProps } from './ChapterMap.tsx';
export type { ChapterPlace } from './roots.ts';
