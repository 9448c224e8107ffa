import { Download, ZoomIn, ZoomOut } from 'lucide';
import { Icon } from '../../elements/Icon/index.ts';
import { SafeLink, safeHref } from '../../elements/SafeLink/index.ts';
import { VisuallyHidden } from '../../elements/VisuallyHidden/index.ts';
import { classNames } from '../../style/classNames.ts';
import * as styles from './MediaViewer.css.ts';
import type { MediaViewerWords } from './MediaViewer.tsx';
import type { useZoom } from './useZoom.ts';
import { largest, smallest } from './zoomView.ts';

export interface ViewerToolsProps {
  /** Address of the picture’s largest file. */
  src: string;
  zoom: Pick<ReturnType<typeof useZoom>, 'scale' | 'byLevel'>;
  words: MediaViewerWords;
}

/** Buttons that zoom out, zoom in and save a picture. At either limit a button stays focusable and is marked as disabled. */
export function ViewerTools({ src, zoom: { scale, byLevel }, words }: ViewerToolsProps) {
  const tool = (label: string, icon: typeof ZoomIn, by: 1 | -1) => (
    <button
      type="button"
      aria-label={label}
      aria-disabled={scale === (by > 0 ? largest : smallest) || undefined}
      className={styles.button}
      onClick={() => byLevel(by)}
    >
      <Icon icon={icon} />
    </button>
  );
  return (
    <div className={styles.tools}>
      {tool(words.zoomOut, ZoomOut, -1)}
      {tool(words.zoomIn, ZoomIn, 1)}
      {safeHref(src) ? (
        // Browsers ignore `download` for another host, so the link opens a new tab instead of replacing the page.
        <SafeLink
          href={src}
          download
          target={safeHref(src)?.elsewhere ? '_blank' : undefined}
          aria-label={words.downloadPicture}
          className={classNames(styles.button, styles.upright)}
        >
          <Icon icon={Download} />
        </SafeLink>
      ) : null}
      <VisuallyHidden role="status">
        {scale === 1 ? '' : words.zoomed(Math.round(scale * 100))}
      </VisuallyHidden>
    </div>
  );
}
