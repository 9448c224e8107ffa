export * from './OnPageIndex.tsx';
