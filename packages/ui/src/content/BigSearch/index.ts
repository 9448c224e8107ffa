export * from './BigSearch.tsx';
