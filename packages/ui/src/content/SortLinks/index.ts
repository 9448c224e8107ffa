export * from './SortLinks.tsx';
