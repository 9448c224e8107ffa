export { filmVolume, visibleShare } from './useFilm.ts';
export {
  VideoHeader,
  type VideoHeaderProps,
  type VideoHeaderWords,
  videoHeaderWords,
} from './VideoHeader.tsx';
