/** Made-up face, drawn 4 by 5, for Storybook. */
const drawn = (width: number, height: number, head: number) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns='http://www.w3.org/2000/svg' width='${width}' height='${height}'><rect width='${width}' height='${height}' fill='#668899'/><path d='M${width / 2 - 120} ${head + 230}a120 150 0 0 1 240 0V${height}h-240z' fill='#334455'/><circle cx='${width / 2}' cy='${head}' r='70' fill='#ffddcc'/></svg>`,
  )}`;

/** Portrait whose face is in the upper half. */
export const sampleFace = { src: drawn(240, 300, 120), width: 240, height: 300 } as const;

/** Photograph of a telephone, 9 by 16: the face is in its upper third. */
export const sampleTallFace = { src: drawn(360, 640, 120), width: 360, height: 640 } as const;

/** Wide photograph: the face is in its middle. */
export const sampleWideFace = { src: drawn(640, 360, 150), width: 640, height: 360 } as const;

/** Photograph that does not load. */
export const sampleBrokenFace = { src: 'data:image/png;base64,AAAA', width: 240, height: 300 } as const;
