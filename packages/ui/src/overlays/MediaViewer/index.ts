export {
  MediaViewer,
  type MediaViewerProps,
  type MediaViewerWords,
  mediaViewerWords,
  preloadMediaViewer,
} from './MediaViewer.tsx';
export { type MediaItem, wrapAround } from './mediaItem.ts';
