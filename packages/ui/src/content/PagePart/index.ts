export * from './PagePart.tsx';
