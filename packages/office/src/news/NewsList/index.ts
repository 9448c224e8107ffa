export * from './NewsList.tsx';
