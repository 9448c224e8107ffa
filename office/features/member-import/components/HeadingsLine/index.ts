export * from './HeadingsLine.tsx';
