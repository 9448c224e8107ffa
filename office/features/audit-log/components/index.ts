export { deedWords } from './deedWords.ts';
export * from './LogDays/index.ts';
export * from './LogFilter/index.ts';
