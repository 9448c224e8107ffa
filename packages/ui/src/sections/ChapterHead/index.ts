export * from './ChapterHead.tsx';
