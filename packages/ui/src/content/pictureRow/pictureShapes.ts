/** Steps of an octave, as on a piano: 4:3, 3:2 and 16:9 are within 0.3 % of one of twelve. */
const stepsPerOctave = 12;

/** Shapes from 1:2 to 8:1 (width divided by height), narrow to wide. */
export const pictureShapes: readonly number[] = Array.from({ length: 4 * stepsPerOctave + 1 }, (_, step) =>
  Number((2 ** (step / stepsPerOctave - 1)).toFixed(3)),
);

/** Widest shapes that are shown whole; wider ones are cropped, so that a panorama is 110 px high or more. */
export const widestShown = { phone: 2.8, medium: 5.6, wide: 8 } as const;

/** Index in `pictureShapes` of the one next to a shape, which must be more than 0. */
export function shapeIndex(shape: number): number {
  const step = Math.round((Math.log2(shape) + 1) * stepsPerOctave);
  return Math.min(Math.max(step, 0), pictureShapes.length - 1);
}
