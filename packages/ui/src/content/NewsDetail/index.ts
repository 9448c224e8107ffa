export {
  NewsDetail,
  NewsDetailLoading,
  type NewsDetailLoadingProps,
  type NewsDetailProps,
  type NewsImage,
} from './NewsDetail.tsx';
