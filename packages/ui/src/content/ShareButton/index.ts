export { cutByGrapheme, shareTextLength } from './cutByGrapheme.ts';
export {
  ShareButton,
  type ShareButtonProps,
  type ShareButtonWords,
  shareButtonWords,
} from './ShareButton.tsx';
