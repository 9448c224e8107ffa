export * from './MendForm/index.ts';
export * from './PublishedList/index.ts';
export * from './PublishedView/index.ts';
export * from './TakeDownForm/index.ts';
export { publishedTitle, takenDownWords } from './words.ts';
