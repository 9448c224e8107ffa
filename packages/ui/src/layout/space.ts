/** Distances between the children of a layout component: pixels by name, or the grid’s own gutter. */
export const spaces = ['none', 4, 8, 12, 16, 24, 32, 48, 64, 96, 128, 'gutter'] as const;
export type Space = (typeof spaces)[number];
