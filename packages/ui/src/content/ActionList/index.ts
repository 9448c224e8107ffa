export * from './ActionList.tsx';
