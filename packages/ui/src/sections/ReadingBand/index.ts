export * from './ReadingBand.tsx';
