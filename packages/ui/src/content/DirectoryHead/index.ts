export * from './DirectoryHead.tsx';
