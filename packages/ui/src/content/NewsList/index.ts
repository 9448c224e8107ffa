export {
  NewsList,
  type NewsListProps,
  type NewsProgress,
  type NewsState,
  type NewsWords,
  newsListWords,
  newsStates,
} from './NewsList.tsx';
