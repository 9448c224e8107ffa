export * from './KeysSheet/index.ts';
