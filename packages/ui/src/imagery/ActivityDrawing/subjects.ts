import { range } from '../drawing.ts';

export const activities = ['events', 'networking', 'philanthropy', 'development', 'service', 'news'] as const;
export type Activity = (typeof activities)[number];

interface Subject {
  /** Path in the color of the text. */
  lines: string;
  /** Path of the marigold part. */
  hot: string;
  /** Line weight of the marigold part. */
  weight: number;
}

const halfRound = (radius: number) => `M${66 - radius} 101a${radius} ${radius} 0 0 1 ${2 * radius} 0`;
const nested = (left: number) =>
  range(4)
    .map((order) => {
      const radius = 36 - order * 7;
      return `M${left + order * 7} 101V50a${radius} ${radius} 0 0 1 ${2 * radius} 0V101`;
    })
    .join('');

/** Subjects in a frame of 132 by 102; all rest on the line at its bottom. */
export const subjects: Record<Activity, Subject> = {
  /* Rows of seats around a stage. */
  events: {
    lines: [18, 30, 42, 54, 66].map(halfRound).join(''),
    hot: halfRound(8),
    weight: 5,
  },
  /* Two arcades that meet, and the pillar they share. */
  networking: { lines: nested(8) + nested(52), hot: 'M66 101V36', weight: 4 },
  /* Roots that became pillars; the tallest carries the others. */
  philanthropy: {
    lines:
      'M22 101V38M44 101V62M66 101V20M88 101V54M110 101V78M22 38a11 11 0 0 1 22 0v24M66 20a11 11 0 0 1 22 0v34M88 54a11 11 0 0 1 22 0v24',
    hot: 'M66 101V20',
    weight: 4,
  },
  /* A stair, in section. */
  development: {
    lines: 'M6 101V80h20V62h20V44h20V26h20V8h20v93M26 101V80M46 101V62M66 101V44M86 101V26',
    hot: 'M86 8h20',
    weight: 4,
  },
  /* A block and tackle lifts a weight too heavy for one person. */
  service: {
    lines:
      'M10 6h112M38 6v20M94 6v20M26 38a12 12 0 1 0 24 0a12 12 0 1 0 -24 0M82 38a12 12 0 1 0 24 0a12 12 0 1 0 -24 0M26 101V38M50 38v18a16 16 0 0 0 32 0V38M106 38v63M66 72v8',
    hot: 'M48 80h36v19H48z',
    weight: 4,
  },
  /* A printed sheet on the one before it. */
  news: {
    lines: 'M24 101V10h84v91M34 10V2h84v99M38 26h56M38 40h24M38 50h24M38 60h24M38 70h24M38 80h56M38 90h40',
    hot: 'M70 40h24v28H70z',
    weight: 4,
  },
};
