import { type Drawing, limb, numberFrom, randomFrom, range, remembered, round } from '../drawing.ts';

/** Lengths of the eighteen roots, left to right, in the association’s own composition. */
const hangs = [104, 214, 140, 180, 92, 166, 232, 128, 190, 112, 176, 240, 150, 120, 218, 172, 204, 150];

export const treeWidth = 1280;
export const treeHeight = 460;
const trunk = 1004;
const gap = 8.5;
const crown = 18;
const spacing = 53.4;

/** Same lengths in another order: every chapter has its own tree, and all keep the rhythm. */
const shuffled = (seed: string): number[] => {
  const random = randomFrom(numberFrom(seed));
  return hangs
    .map((hang) => ({ hang, key: random() }))
    .sort((a, b) => a.key - b.key)
    .map(({ hang }) => hang);
};

/**
 * Eighteen limbs leave one trunk to the left and hang; nine run off to the right. Each band inside a limb is one step
 * lighter.
 * @param seed a chapter's; the empty string is the association's own composition.
 */
export const tree = remembered((seed: string): Drawing => {
  const order = seed === '' ? hangs : shuffled(seed);
  const left = order.map((hang, index) => {
    const y = crown + index * gap;
    const radius = Math.max(16, 48 - index * 1.5);
    return {
      trunk: trunk + (hangs.length - 1 - index) * gap,
      y,
      radius,
      width: round(1.5 + index * 0.075),
      x: crown + index * spacing + (index % 2 ? 10 : -6),
      end: Math.max(y + radius + 16, hang + index * 2.5),
    };
  });
  const right = range(9).map((index) => {
    const r = Math.max(12, 50 - index * 4);
    const x = round(trunk + (hangs.length + index) * gap);
    const y = round(crown + (2 + index * 1.35) * gap + r);
    return { d: `M${x} ${treeHeight}V${y}a${r} ${r} 0 0 1 ${r} ${-r}H1290`, width: round(1.5 + index * 0.1) };
  });
  return {
    bands: [
      ...left.map((l) => `${limb(l.trunk, treeHeight, l.y, l.x, treeHeight, l.radius)}z`),
      ...right.map(({ d }) => `${d}V${treeHeight}z`),
    ],
    lines: [
      ...left.map((l) => ({ d: limb(l.trunk, treeHeight, l.y, l.x, l.end, l.radius), width: l.width })),
      ...right,
    ],
  };
});
