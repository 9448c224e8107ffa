export * from './ActionIcon.tsx';
export * from './ActionList.tsx';
