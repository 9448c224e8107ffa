export * from './NewsForm/index.ts';
export * from './NewsList/index.ts';
export * from './NewsLook/index.ts';
export * from './NewsPictures/index.ts';
export { newsStateNames } from './words.ts';
