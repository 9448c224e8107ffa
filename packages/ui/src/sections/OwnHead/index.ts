export * from './OwnHead.tsx';
