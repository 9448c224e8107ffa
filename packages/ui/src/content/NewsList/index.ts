export { NewsList, type NewsListProps, type NewsProgress } from './NewsList.tsx';
export { type NewsWords, newsListWords } from './words.ts';
