/** Zoom of a picture: its scale, and the offset of its center from the stage’s center, in pixels. */
export interface ZoomView {
  scale: number;
  x: number;
  y: number;
}

export interface Point {
  x: number;
  y: number;
}

interface Size {
  width: number;
  height: number;
}

/** View in which the whole picture fits the stage. */
export const wholeView: ZoomView = { scale: 1, x: 0, y: 0 };

export const smallest = 1;
export const largest = 4;
const levels = [smallest, 1.5, 2, 3, largest] as const;

/** Next zoom level of the buttons and keys. */
export const nextLevel = (scale: number, by: 1 | -1): number =>
  by > 0
    ? (levels.find((level) => level > scale + 0.01) ?? largest)
    : (levels.findLast((level) => level < scale - 0.01) ?? smallest);

/** Scale after a double tap: 2, or on a tall screen the scale at which a wide picture fills its height. */
export const closeUp = (stage: Size, picture: Size): number =>
  Math.min(largest, Math.max(2, stage.height / picture.height, stage.width / picture.width));

/** Zooms so that the point of the picture at `from` moves to `to`. @param to @default `from` */
export const zoomedAt = (view: ZoomView, scale: number, from: Point, to: Point = from): ZoomView => {
  const next = Math.min(largest, Math.max(smallest, scale));
  const grown = next / view.scale;
  return { scale: next, x: to.x - (from.x - view.x) * grown, y: to.y - (from.y - view.y) * grown };
};

/** Limits the offset to the picture’s edges. @param picture Its size at scale 1. */
export const within = ({ scale, x, y }: ZoomView, stage: Size, picture: Size): ZoomView => {
  const limit = (offset: number, room: number, length: number) => {
    const most = Math.max(0, (length * scale - room) / 2);
    return Math.min(most, Math.max(-most, offset));
  };
  return {
    scale,
    x: limit(x, stage.width, picture.width),
    y: limit(y, stage.height, picture.height),
  };
};
