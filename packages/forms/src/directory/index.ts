export * from './DirectorySearch/index.ts';
