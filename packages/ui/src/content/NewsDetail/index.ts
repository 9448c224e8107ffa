export { MoreNews, type MoreNewsProps } from './MoreNews.tsx';
export {
  NewsDetail,
  NewsDetailLoading,
  type NewsDetailLoadingProps,
  type NewsDetailProps,
  type NewsImage,
} from './NewsDetail.tsx';
