/** Drawings as plain numbers, without React or CSS, for scripts that write them to files. */
export { tree, treeHeight, treeWidth } from './BanyanTree/tree.ts';
export { type Drawing, type Line, limb, randomFrom, range, round, roundArch } from './drawing.ts';
export { recessedArch, recessedArchHeight } from './RecessedArch/orders.ts';
