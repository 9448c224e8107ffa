import { lazyModule, preload } from '../../hooks/lazyModule.ts';
import { useLazyModule } from '../../hooks/useLazyModule.ts';
import type { MediaItem } from './mediaItem.ts';

/** Texts of the viewer. */
export interface MediaViewerWords {
  close: string;
  previous: string;
  next: string;
  counter: (place: number, of: number) => string;
  /** Shown in place of a picture that failed to load. */
  imageUnavailable: string;
  /** Shown in place of a video that this browser cannot play. */
  videoUnplayable: string;
  /** Label of the download link under such a video. */
  download: string;
  zoomIn: string;
  zoomOut: string;
  /** Announced after the zoom changed. */
  zoomed: (percent: number) => string;
  downloadPicture: string;
}

export const mediaViewerWords: MediaViewerWords = {
  close: 'Close',
  previous: 'Previous',
  next: 'Next',
  counter: (place, of) => `${place} of ${of}`,
  imageUnavailable: 'Image unavailable',
  videoUnplayable: 'This browser cannot play the video.',
  download: 'Download the video',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  zoomed: (percent) => `${percent} percent`,
  downloadPicture: 'Download the picture',
};

export interface MediaViewerProps {
  /** Items to step through: the filtered list, as the page shows it. */
  items: readonly MediaItem[];
  /** Index of the shown item. Undefined closes the viewer. */
  index: number | undefined;
  /** Called by the buttons, the arrow keys and a swipe; wraps around at both ends. */
  onIndexChange: (index: number) => void;
  /** Called by Escape, the close button and a click on anything but a picture, caption or control. Set `index` to undefined. */
  onClose: () => void;
  /** Element that receives the focus after closing if an address, not an element, opened the viewer: the tile of the shown item. */
  returnTo?: () => HTMLElement | null | undefined;
  /** Texts of the viewer. @default English */
  words?: MediaViewerWords;
}

const panel = lazyModule(() => import('./ViewerPanel.tsx'));

/** Loads the viewer before the first picture is opened: call it on hover or focus of a gallery’s tile. */
export const preloadMediaViewer = (): void => preload(panel);

/**
 * Full-screen viewer for pictures and videos. Previous and next wrap around, arrow keys and swipes step, Escape and a click beside
 * the picture close. Buttons, a double tap, a pinch or the keys + - 0 zoom a picture; a drag or Shift with the arrow keys moves
 * it. A picture can be saved. The neighbors are preloaded, the page behind does not scroll, and the focus returns to the tile.
 * Tiles are links to the files, so that they work without JavaScript and if the viewer fails to load.
 */
export function MediaViewer({ words = mediaViewerWords, ...props }: MediaViewerProps) {
  const { value } = useLazyModule({
    module: panel,
    need: props.index === undefined ? 'none' : 'now',
    onFailure: props.onClose,
  });
  return value ? <value.ViewerPanel {...props} words={words} /> : null;
}
