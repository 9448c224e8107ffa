export {
  NewsCard,
  type NewsCardProps,
  type NewsCardVariant,
  type NewsSummary,
  newsCardVariants,
} from './NewsCard.tsx';
