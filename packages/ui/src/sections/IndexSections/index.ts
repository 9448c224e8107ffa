export * from './IndexSections.tsx';
