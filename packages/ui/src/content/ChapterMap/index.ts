export { ChapterFacts, type ChapterFactsProps } from './ChapterFacts.tsx';
export { ChapterMap, type ChapterMapProps } from './ChapterMap.tsx';
export type { ChapterPlace } from './roots.ts';
export { walkingPart } from './walk.css.ts';
export { chapterWalk } from './walk.ts';
