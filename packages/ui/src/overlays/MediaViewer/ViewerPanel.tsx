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
import { useZoom } from './useZoom.ts';
import { ViewerTools } from './ViewerTools.tsx';

export type ViewerPanelProps = MediaViewerProps & { words: MediaViewerWords };

/** Open viewer, loaded with the first opened picture. Pages render `MediaViewer` instead. */
export function ViewerPanel({ items, index, onIndexChange, onClose, returnTo, words }: ViewerPanelProps) {
  const open = index !== undefined && items[index] !== undefined;
  /* Keeps the last picture during the closing animation. */
  const [last, setLast] = useState({ items, shown: index ?? 0 });
  if (open && (last.items !== items || last.shown !== index)) setLast({ items, shown: index });
  const { shown } = last;
  const item = last.items[shown];
  const modal = useModal(open, returnTo);
  const several = items.length > 1;
  const go = (by: 1 | -1) => {
    if (several) onIndexChange(wrapAround(shown, by, items.length));
  };
  const zoom = useZoom(item?.type === 'image' ? item.src : undefined);
  const swipe = useSwipe((direction) => zoom.scale === 1 && go(direction === 'left' ? 1 : -1));
  useNeighbours(items, shown, open);

  const onKeyDown = (event: KeyboardEvent) => {
    /* A focused video handles the arrow keys itself. */
    if (event.target instanceof HTMLVideoElement || event.altKey || event.ctrlKey || event.metaKey) return;
    if (press(event)) event.preventDefault();
  };
  const press = ({ key, shiftKey }: KeyboardEvent): boolean => {
    if (shiftKey && zoom.pan(key)) return true;
    if (key === 'ArrowLeft') go(-1);
    else if (key === 'ArrowRight') go(1);
    else if (key === '+' || key === '=') zoom.byLevel(1);
    else if (key === '-') zoom.byLevel(-1);
    else if (key === '0') zoom.whole();
    else return false;
    return true;
  };
  /*
   * A click on anything but a picture, caption or control closes the viewer, including its padding. The click after a drag does
   * not.
   */
  const onClick = ({ target }: MouseEvent) => {
    const onGround = target instanceof Element && !target.closest(`a, button, img, video, .${styles.solid}`);
    if (onGround && !zoom.wasDragged()) onClose();
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
          onClick={onClick}
          {...zoom.gestures}
        >
          <div aria-live="polite" aria-atomic="true" className={styles.words}>
            <span className={classNames(styles.counter, styles.solid)}>
              {words.counter(shown + 1, items.length)}
            </span>
            <div>
              <Title className={classNames(styles.caption, styles.solid)}>{item.caption}</Title>
              {item.alt ? <p className={classNames(styles.seen, styles.solid)}>{item.alt}</p> : null}
            </div>
          </div>
          <Close aria-label={words.close} className={classNames(styles.button, styles.close)}>
            <Icon icon={X} />
          </Close>
          {item.type === 'image' ? <ViewerTools src={item.src} zoom={zoom} words={words} /> : null}
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
          <div ref={zoom.stage} className={styles.stage} {...swipe}>
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

/** Loads a picture element outside the page, so that the browser chooses the same file as in the viewer. */
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

/** Preloads the pictures on either side, so that the next step is immediate. */
function useNeighbours(items: readonly MediaItem[], index: number, open: boolean) {
  useEffect(() => {
    if (!open || items.length < 2) return;
    for (const by of [1, -1] as const) {
      const neighbour = items[wrapAround(index, by, items.length)];
      if (neighbour?.type === 'image') fetchAhead(neighbour);
    }
  }, [items, index, open]);
}
