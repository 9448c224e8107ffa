import { type PointerEvent, useRef } from 'react';

/** Minimum length of a swipe, in pixels. */
const distance = 48;

/**
 * Detects a horizontal swipe by touch, as opposed to a scroll, a tap or a pinch. Ignores the mouse, the controls of a video, and
 * a zoomed picture, in which a finger pans. The element needs `touch-action: pan-y pinch-zoom`.
 */
export const useSwipe = (onSwipe: (direction: 'left' | 'right') => void) => {
  const start = useRef<{ id: number; x: number; y: number }>(undefined);
  return {
    onPointerDown: (event: PointerEvent) => {
      const enlarged = (window.visualViewport?.scale ?? 1) > 1.01;
      const swipes = event.isPrimary && event.pointerType !== 'mouse' && !enlarged;
      const onFilm = event.target instanceof HTMLVideoElement;
      start.current =
        swipes && !onFilm ? { id: event.pointerId, x: event.clientX, y: event.clientY } : undefined;
    },
    onPointerUp: (event: PointerEvent) => {
      const from = start.current;
      start.current = undefined;
      if (!from || from.id !== event.pointerId) return;
      const x = event.clientX - from.x;
      const y = event.clientY - from.y;
      if (Math.abs(x) > distance && Math.abs(x) > 1.5 * Math.abs(y)) onSwipe(x < 0 ? 'left' : 'right');
    },
    onPointerCancel: () => {
      start.current = undefined;
    },
  };
};
