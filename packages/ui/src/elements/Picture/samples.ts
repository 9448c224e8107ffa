/** Photograph of `packages/server/src/samples/photos`, which Storybook serves, with its focal point. */
const photograph = (name: string, width: number, height: number, x: number, y: number) => ({
  src: `/samples/photos/${name}.avif`,
  width,
  height,
  focus: { x, y },
});

/** Photographs for stories, by what is hard about them. The people in them are drawn by a program. */
export const photographs = {
  darkHall: photograph('hall', 1600, 1067, 0.62, 0.4),
  groupOf80: photograph('group', 1600, 1067, 0.5, 0.5),
  table: photograph('dinner', 1600, 1000, 0.26, 0.33),
  fromAPhone: photograph('drawing-day', 960, 1280, 0.62, 0.17),
  atTheEdge: photograph('garba-elder', 960, 1280, 0.3, 0.14),
  panorama: photograph('ridge', 1600, 400, 0.81, 0.63),
  wide: photograph('long-table', 1500, 500, 0.89, 0.3),
  square: photograph('lab', 900, 900, 0.5, 0.3),
  tall: photograph('professor', 800, 1200, 0.5, 0.2),
  blurred: photograph('blurred', 1200, 800, 0.5, 0.45),
  black: photograph('black', 1200, 900, 0.5, 0.5),
  flyer: { ...photograph('flyer-kites', 864, 1080, 0.5, 0.1), fit: 'contain' },
  screenshot: { ...photograph('messages', 720, 1440, 0.5, 0.1), fit: 'contain' },
  portrait: photograph('portrait-leela', 900, 1200, 0.56, 0.27),
} as const;

const names = ['asha', 'vikram', 'meera', 'nikhil', 'sunanda', 'kavita', 'sameer', 'leela'] as const;

/** Drawn faces for stories. They show no real person. */
export const faces = names.map((name) => ({
  name,
  src: `/samples/faces/${name}.avif`,
  width: 384,
  height: 384,
}));
