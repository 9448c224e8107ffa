import { lazyModule, preload } from '../../hooks/lazyModule.ts';
import { useLazyModule } from '../../hooks/useLazyModule.ts';
import type { MediaItem } from './mediaItem.ts';

/** What the viewer says. */
export interface MediaViewerWords {
  close: string;
  previous: string;
  next: string;
  counter: (place: number, of: number) => string;
  /** In place of a picture that could not be fetched. */
  imageUnavailable: string;
  /** In place of a film this browser cannot play. */
  videoUnplayable: string;
  /** Under a film this browser cannot play. */
  download: string;
  zoomIn: string;
  zoomOut: string;
  /** Told once it is larger or smaller. */
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
  /** What can be stepped through: the filtered list, as the page shows it. */
  items: readonly MediaItem[];
  /** The one that is shown. Undefined: closed. */
  index: number | undefined;
  /** Asked for by the buttons, the arrow keys and a swipe; wraps around at both ends. */
  onIndexChange: (index: number) => void;
  /** Asked for by Escape, the close button and a press on whatever is no picture, caption or control. Set `index` to undefined. */
  onClose: () => void;
  /** Where the focus goes when nothing on the page opened it, but its address did: the tile of what was shown. */
  returnTo?: () => HTMLElement | null | undefined;
  /** What it says. @default English */
  words?: MediaViewerWords;
}

const panel = lazyModule(() => import('./ViewerPanel.tsx'));

/** Fetches the viewer before the first picture is opened: when a gallery's tile is pointed at or focused. */
export const preloadMediaViewer = (): void => preload(panel);

/**
 * Pictures and films as large as the screen, one at a time: previous and next wrap around, arrow keys and swipes step, Escape
 * and a press beside the picture close. A picture is enlarged by buttons, a double tap, two fingers or the keys + - 0, moved by
 * a drag or Shift with the arrow keys, and can be saved. The neighbours are fetched ahead, the page behind is held still, and the focus
 * returns to the tile. Tiles are links to the files, so that they work without JavaScript and when this cannot be loaded.
 */
export function MediaViewer({ words = mediaViewerWords, ...props }: MediaViewerProps) {
  const { value } = useLazyModule({
    module: panel,
    need: props.index === undefined ? 'none' : 'now',
    onFailure: props.onClose,
  });
  return value ? <value.ViewerPanel {...props} words={words} /> : null;
}
