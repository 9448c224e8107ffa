/** Picture of a test with a marker on its focal point. */
export interface Shape {
  /** Name in a failure: `10:1 at 0, 1`. */
  name: string;
  picture: { src: string; width: number; height: number; focus: { x: number; y: number } };
}

const ratios = [
  ['1:4', 1 / 4],
  ['3:4', 3 / 4],
  ['1:1', 1],
  ['16:9', 16 / 9],
  ['10:1', 10],
] as const;

const points = [
  [0, 0],
  [1, 0],
  [0, 1],
  [1, 1],
  [0.5, 0],
  [1 / 3, 1 / 3],
  [2 / 3, 2 / 3],
  [0.5, 0.5],
] as const;

function shape(name: string, ratio: number, x: number, y: number): Shape {
  const height = 400;
  const width = height * ratio;
  const marker = `<circle cx="${width * x}" cy="${height * y}" r="20" fill="#f49d04"/>`;
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#686f79"/>${marker}</svg>`;
  const src = `data:image/svg+xml,${encodeURIComponent(drawing)}`;
  return {
    name: `${name} at ${x.toFixed(2)}, ${y.toFixed(2)}`,
    picture: { src, width, height, focus: { x, y } },
  };
}

/** Forty pictures: five shapes, each with eight focal points in corners, at an edge, on thirds and in the middle. */
export const shapes: readonly Shape[] = ratios.flatMap(([name, ratio]) =>
  points.map(([x, y]) => shape(name, ratio, x, y)),
);

/** Returns the place on the screen where an image shows a point of its picture, given as shares of width and height. */
function placeOf(image: HTMLImageElement, { x, y }: { x: number; y: number }): { x: number; y: number } {
  const box = image.getBoundingClientRect();
  const { objectFit, objectPosition } = getComputedStyle(image);
  const across = box.width / image.naturalWidth;
  const down = box.height / image.naturalHeight;
  const scales = { cover: Math.max(across, down), contain: Math.min(across, down) };
  const scale = objectFit === 'cover' || objectFit === 'contain' ? scales[objectFit] : undefined;
  const [width, height] = [image.naturalWidth * (scale ?? across), image.naturalHeight * (scale ?? down)];
  const [left = 0, top = 0] = objectPosition.split(' ').map((part) => Number.parseFloat(part) / 100);
  return {
    x: box.left + (box.width - width) * left + width * x,
    y: box.top + (box.height - height) * top + height * y,
  };
}

/** Returns the elements whose bounds cut off what an image shows: the image itself and those around it that hide their overflow. */
function framesOf(image: HTMLImageElement, within: Element): Element[] {
  const frames: Element[] = [image];
  for (let one = image.parentElement; one && one !== within; one = one.parentElement)
    if (getComputedStyle(one).overflowX !== 'visible') frames.push(one);
  return frames;
}

/** Returns true if the focal point of a loaded image is inside of all its frames, give or take a rounded pixel. */
export function showsFocus(image: HTMLImageElement, { picture }: Shape, within: Element): boolean {
  const { x, y } = placeOf(image, picture.focus);
  return framesOf(image, within).every((frame) => {
    const { left, right, top, bottom } = frame.getBoundingClientRect();
    return x > left - 1 && x < right + 1 && y > top - 1 && y < bottom + 1;
  });
}
