export * from './DropBar.tsx';
