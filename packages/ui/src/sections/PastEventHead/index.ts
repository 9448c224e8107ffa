export {
  PastEventHead,
  type PastEventHeadProps,
  type PastEventHeadWords,
  pastEventHeadWords,
} from './PastEventHead.tsx';
