export * from './SearchResults.tsx';
export * from './UnsearchedNotice.tsx';
