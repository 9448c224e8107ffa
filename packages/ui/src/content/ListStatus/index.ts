export * from './ListStatus.tsx';
