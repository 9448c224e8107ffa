export * from './NewsSearch/index.ts';
