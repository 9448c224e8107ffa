export * from './RegionalChapters.tsx';
