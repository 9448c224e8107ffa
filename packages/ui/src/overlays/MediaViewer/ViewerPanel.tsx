import { Close, Content, Portal, Root, Title } from '@radix-ui/react-dialog';
import { ChevronLeft, ChevronRight, X } from 'lucide';
import { type KeyboardEvent, type MouseEvent, useEffect, useState } from 'react';
import { Icon } from '../../elements/Icon/index.ts';
import { classNames } from '../../style/classNames.ts';
import { onField } from '../../theme/contexts.css.ts';
import { useModal } from '../modal/index.ts';
import * as styles from './MediaViewer.css.ts';
import type { MediaViewerProps, MediaViewerWords } from './MediaViewer.tsx';
import { type MediaItem, wrapAround } from './mediaItem.ts';
import { StagedMedia, stageSizes } from './StagedMedia.tsx';
import { useSwipe } from './useSwipe.ts';

export type ViewerPanelProps = MediaViewerProps & { words: MediaViewerWords };

/** The open viewer. Loaded with the first picture that is opened: a page renders `MediaViewer`. */
export function ViewerPanel({ items, index, onIndexChange, onClose, returnTo, words }: ViewerPanelProps) {
  const open = index !== undefined && items[index] !== undefined;
  /* While it closes, the last picture stays. */
  const [last, setLast] = useState({ items, shown: index ?? 0 });
  if (open && (last.items !== items || last.shown !== index)) setLast({ items, shown: index });
  const { shown } = last;
  const item = last.items[shown];
  const modal = useModal(open, returnTo);
  const several = items.length > 1;
  const go = (by: 1 | -1) => {
    if (several) onIndexChange(wrapAround(shown, by, items.length));
  };
  const swipe = useSwipe((direction) => go(direction === 'left' ? 1 : -1));
  useNeighbours(items, shown, open);

  const onKeyDown = (event: KeyboardEvent) => {
    /* A film keeps its own arrows while it has the focus. */
    if (event.target instanceof HTMLVideoElement || event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'ArrowLeft') go(-1);
    else if (event.key === 'ArrowRight') go(1);
    else return;
    event.preventDefault();
  };
  const onStageClick = (event: MouseEvent) => {
    if (event.target === event.currentTarget) onClose();
  };

  if (!item) return null;
  return (
    <Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Portal>
        <Content
          {...modal}
          aria-describedby={undefined}
          className={classNames(onField, styles.viewer)}
          onKeyDown={onKeyDown}
        >
          <div className={styles.bar}>
            <div aria-live="polite" aria-atomic="true" className={styles.words}>
              <span className={styles.counter}>{words.counter(shown + 1, items.length)}</span>
              <Title className={styles.caption}>{item.caption}</Title>
            </div>
            <Close aria-label={words.close} className={styles.button}>
              <Icon icon={X} />
            </Close>
          </div>
          {several ? (
            <button
              type="button"
              aria-label={words.previous}
              className={classNames(styles.button, styles.previous)}
              onClick={() => go(-1)}
            >
              <Icon icon={ChevronLeft} />
            </button>
          ) : null}
          {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: the empty ground beside the
              picture closes, as Escape and the close button do; it is no control of its own. */}
          <div className={styles.stage} onClick={onStageClick} {...swipe}>
            <StagedMedia key={item.src} item={item} words={words} />
          </div>
          {several ? (
            <button
              type="button"
              aria-label={words.next}
              className={classNames(styles.button, styles.next)}
              onClick={() => go(1)}
            >
              <Icon icon={ChevronRight} />
            </button>
          ) : null}
        </Content>
      </Portal>
    </Root>
  );
}

/** A picture beside the page, so that the browser chooses the same file as in the viewer. */
function fetchAhead({ src, srcSet, sources = [] }: MediaItem) {
  const picture = document.createElement('picture');
  for (const { type, srcSet: files } of sources) {
    picture.append(
      Object.assign(document.createElement('source'), { type, srcset: files, sizes: stageSizes }),
    );
  }
  const image = document.createElement('img');
  picture.append(image);
  if (srcSet) Object.assign(image, { sizes: stageSizes, srcset: srcSet });
  image.src = src;
}

/** Fetches the pictures on either side, so that the next step shows at once. */
function useNeighbours(items: readonly MediaItem[], index: number, open: boolean) {
  useEffect(() => {
    if (!open || items.length < 2) return;
    for (const by of [1, -1] as const) {
      const neighbour = items[wrapAround(index, by, items.length)];
      if (neighbour?.type === 'image') fetchAhead(neighbour);
    }
  }, [items, index, open]);
}
