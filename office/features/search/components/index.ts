export * from './SearchPalette/index.ts';
