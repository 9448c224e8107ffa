export * from './ChapterPeople.tsx';
