import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { closeUp, nextLevel, type Point, wholeView, within, type ZoomView, zoomedAt } from './zoomView.ts';

/** Distance in pixels after which a press counts as a drag. */
const slop = 6;
/** Maximum time in milliseconds and distance in pixels between the two taps of a double tap. */
const doubleTap = { ms: 320, px: 32 };
/** Distance that a key moves the picture, in pixels. */
const step = 80;

const distance = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y);
const middle = (one: Point, other: Point) => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 });

const panKeys: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: step, y: 0 },
  ArrowRight: { x: -step, y: 0 },
  ArrowUp: { x: 0, y: step },
  ArrowDown: { x: 0, y: -step },
};

/**
 * Zooms the picture on a stage: by levels, by a double tap around its position, by a pinch. A drag and keys pan it.
 * `stage` is the ref of the element around the picture; `gestures` belong on the whole viewer.
 *
 * @param shown Key of the picture on the stage; another key resets the zoom. Undefined: nothing that can be zoomed.
 */
export function useZoom(shown: string | undefined) {
  const stage = useRef<HTMLDivElement>(null);
  const view = useRef(wholeView);
  const fingers = useRef(new Map<number, Point>());
  const pinch = useRef<{ length: number; at: Point; from: ZoomView }>(undefined);
  const press = useRef({ from: wholeView as Point, dragged: false });
  const lastTap = useRef({ at: wholeView as Point, time: Number.NEGATIVE_INFINITY });
  /* Scale after the last gesture, for announcements and buttons. */
  const [scale, setScale] = useState(1);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another picture begins whole
  useEffect(() => {
    view.current = wholeView;
    fingers.current.clear();
    pinch.current = undefined;
    setScale(1);
  }, [shown]);

  const parts = () => {
    const picture = shown === undefined ? null : stage.current?.querySelector('img');
    if (!stage.current || !picture) return undefined;
    return {
      style: picture.style,
      data: stage.current.dataset,
      picture: { width: picture.offsetWidth, height: picture.offsetHeight },
      stage: { width: stage.current.clientWidth, height: stage.current.clientHeight },
    };
  };

  /** @param held True while a finger holds the picture: it follows without an animation. */
  const show = (next: ZoomView, held = false) => {
    const on = parts();
    if (!on) return;
    const { scale: to, x, y } = within(next, on.stage, on.picture);
    view.current = { scale: to, x, y };
    on.style.transform = to === 1 ? '' : `translate(${x}px, ${y}px) scale(${to})`;
    on.data.zoom = held ? 'held' : to === 1 ? 'whole' : 'close';
    if (!held) setScale(to);
  };

  const fromMiddle = ({ clientX, clientY }: Pick<PointerEvent, 'clientX' | 'clientY'>): Point => {
    const box = stage.current?.getBoundingClientRect();
    if (!box) return wholeView;
    return { x: clientX - box.left - box.width / 2, y: clientY - box.top - box.height / 2 };
  };

  const tap = (at: Point, time: number) => {
    const { at: before, time: then } = lastTap.current;
    const second = time - then < doubleTap.ms && distance(at, before) < doubleTap.px;
    lastTap.current = { at, time: second ? Number.NEGATIVE_INFINITY : time };
    const on = parts();
    if (!second || !on) return;
    show(view.current.scale > 1 ? wholeView : zoomedAt(wholeView, closeUp(on.stage, on.picture), at));
  };

  const lift = (event: PointerEvent, isTap: boolean) => {
    if (!fingers.current.delete(event.pointerId)) return;
    const { dragged } = press.current;
    if (fingers.current.size < 2) pinch.current = undefined;
    if (fingers.current.size > 0) return;
    if (dragged) show(view.current);
    else if (isTap) tap(fromMiddle(event), event.timeStamp);
  };

  return {
    scale,
    byLevel: (by: 1 | -1) => show(zoomedAt(view.current, nextLevel(view.current.scale, by), { x: 0, y: 0 })),
    whole: () => show(wholeView),
    /** Pans a zoomed picture; returns true if the key is a pan key. */
    pan: (key: string): boolean => {
      const by = panKeys[key];
      if (!by || view.current.scale === 1) return false;
      show({ ...view.current, x: view.current.x + by.x, y: view.current.y + by.y });
      return true;
    },
    /** True if the last press moved the picture: the click that ends it must be ignored. */
    wasDragged: () => press.current.dragged,
    stage,
    gestures: {
      onPointerDown: (event: PointerEvent) => {
        if (!parts() || event.button > 0) return;
        const at = fromMiddle(event);
        if (fingers.current.size === 0) press.current = { from: at, dragged: false };
        fingers.current.set(event.pointerId, at);
        const [one, other] = fingers.current.values();
        if (!one || !other) return;
        press.current.dragged = true;
        pinch.current = { length: distance(one, other), at: middle(one, other), from: view.current };
      },
      onPointerMove: (event: PointerEvent) => {
        const before = fingers.current.get(event.pointerId);
        if (!before) return;
        // The button of the mouse was released outside the window.
        if (event.pointerType === 'mouse' && event.buttons === 0) return lift(event, false);
        const at = fromMiddle(event);
        fingers.current.set(event.pointerId, at);
        if (distance(at, press.current.from) > slop) press.current.dragged = true;
        const [one, other] = fingers.current.values();
        if (pinch.current && one && other) {
          const { length, at: began, from } = pinch.current;
          const grown = distance(one, other) / Math.max(1, length);
          show(zoomedAt(from, from.scale * grown, began, middle(one, other)), true);
        } else if (view.current.scale > 1 && press.current.dragged) {
          const { scale: kept, x, y } = view.current;
          show({ scale: kept, x: x + at.x - before.x, y: y + at.y - before.y }, true);
        }
      },
      onPointerUp: (event: PointerEvent) => lift(event, event.target instanceof HTMLImageElement),
      onPointerCancel: (event: PointerEvent) => lift(event, false),
    },
  };
}
