export {
  NewsList,
  type NewsListProps,
  type NewsProgress,
  type NewsWords,
  newsListWords,
} from './NewsList.tsx';
