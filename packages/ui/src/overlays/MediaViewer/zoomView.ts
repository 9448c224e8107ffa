/** How large a picture is shown, and how far its middle is from that of the stage, in pixels. */
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

/** As large as the stage shows it whole. */
export const wholeView: ZoomView = { scale: 1, x: 0, y: 0 };

export const smallest = 1;
export const largest = 4;
const levels = [smallest, 1.5, 2, 3, largest] as const;

/** The next level of the buttons and keys. */
export const nextLevel = (scale: number, by: 1 | -1): number =>
  by > 0
    ? (levels.find((level) => level > scale + 0.01) ?? largest)
    : (levels.findLast((level) => level < scale - 0.01) ?? smallest);

/** What a double tap shows: twice the size, and on a tall screen so much that a wide picture fills its height. */
export const closeUp = (stage: Size, picture: Size): number =>
  Math.min(largest, Math.max(2, stage.height / picture.height, stage.width / picture.width));

/** Larger or smaller, so that what lay under one point lies under the other. @param to @default `from` */
export const zoomedAt = (view: ZoomView, scale: number, from: Point, to: Point = from): ZoomView => {
  const next = Math.min(largest, Math.max(smallest, scale));
  const grown = next / view.scale;
  return { scale: next, x: to.x - (from.x - view.x) * grown, y: to.y - (from.y - view.y) * grown };
};

/** No further than to the picture's edges. @param picture Its size at scale 1. */
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
