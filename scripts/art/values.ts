import { range, round, roundArch } from '@banyan/ui/imagery/geometry';
import { colour, fill, group, path, pick, stroke, svg } from './svg.ts';

const width = 480;
const height = 640;
const ground = 640;

/** Two families of arches cross; where both exist a pointed arch appears. */
export const connect = (): string => {
  const orders = 9;
  const step = 17;
  const span = 330;
  const family = (x: number) =>
    range(orders).map((i) => roundArch(x + i * step, span - 2 * i * step, 150 + i * step, ground));
  const left = `${roundArch(-60, span, 150, ground)}z`;
  const right = `${roundArch(210, span, 150, ground)}z`;
  const body = [
    path(left, fill(colour.indigo300, 0.5)),
    path(right, fill(colour.indigo300, 0.5)),
    `<clipPath id="a"><path d="${left}"/></clipPath>`,
    group('clip-path="url(#a)"', path(right, fill(colour.marigold400))),
    group(stroke(colour.indigo800, 3), [...family(-60), ...family(210)].map((d) => path(d)).join('')),
  ];
  return svg(width, height, body.join(''), colour.indigo100);
};

const piers = [-30, 34, 112, 212, 344, 520];
const decks = [520, 436, 312, 132, -120];
const litSpan = 3;

const span = (i: number): string => {
  const from = pick(piers, i);
  const to = pick(piers, i + 1);
  const deck = pick(decks, i);
  const crown = deck + 34;
  const lit = i === litSpan;
  const wall = `M${from} ${ground}V${deck}H${to}V${ground}z`;
  const opening = `${roundArch(from + 10, to - from - 20, crown, ground)}z`;
  const hatching = range(Math.round((to - from) / 14))
    .map((j) => `M${round(from + 7 + j * 14)} ${deck}V${ground}`)
    .join('');
  const orders = range(lit ? 5 : 3).map((j) => {
    const inset = (j + 1) * 9;
    const inner = Math.max(8, to - from - 20 - inset * 2);
    const line = stroke(lit ? colour.indigo900 : colour.indigo400, 1.5);
    return path(roundArch(from + 10 + inset, inner, crown + inset, ground), line);
  });
  return [
    path(wall, fill(i < 2 ? colour.indigo700 : colour.indigo600)),
    path(opening, fill(lit ? colour.marigold400 : colour.indigo900)),
    `<clipPath id="c${i}"><path clip-rule="evenodd" d="${wall} ${opening}"/></clipPath>`,
    group(`clip-path="url(#c${i})"`, path(hatching, stroke(colour.indigo300, 1.5))),
    ...orders,
    path(`M${from} ${deck}H${to}`, stroke(colour.white, 4)),
    path(`M${from} ${deck - 2}V${ground}`, stroke(colour.white, i ? 4 : 0)),
  ].join('');
};

/** A viaduct whose every span is longer and higher than the last. */
export const career = (): string =>
  svg(width, height, decks.map((_, i) => span(i)).join(''), colour.indigo800);

const surface = 330;
const tips = [470, 592, 528, 620, 500, 584, 548, 640];

const root = (order: number, x: number, direction: -1 | 1): string => {
  if (order === 7) return path(`M${round(x)} ${surface}V640`);
  const turn = surface + 42 + order * 17;
  const r = Math.max(14, 40 - order * 3);
  const out = direction < 0 ? 14 + order * 14 : width - 14 - order * 14;
  const end = Math.max(pick(tips, order) - (direction < 0 ? 0 : 26), turn + r + 24);
  const sweep = direction < 0 ? 1 : 0;
  const turnAt = (way: number) => `a${round(r)} ${round(r)} 0 0 ${way} ${round(direction * r)} ${round(r)}`;
  return path(
    `M${round(x)} ${surface}V${round(turn - r)}${turnAt(sweep)}H${round(out - direction * r)}${turnAt(1 - sweep)}V${end}`,
  );
};

/** Every pier of the arcade goes on underground, and what is below is longer than what is above. */
export const giveBack = (): string => {
  const orders = range(8).map((i) => ({ x: 92 + i * 15, span: 296 - 2 * i * 15, top: 44 + i * 15 }));
  const arches = orders.map(({ x, span: wide, top }) => roundArch(x, wide, top, surface));
  const roots = orders.map(({ x, span: wide }, i) => root(i, x, -1) + root(i, x + wide, 1));
  const body = [
    path(`M0 ${surface}H480V640H0z`, fill(colour.indigo900)),
    path(`${pick(arches, 7)}z`, fill(colour.marigold200)),
    group(stroke(colour.indigo900, 3.5), arches.map((d) => path(d)).join('')),
    group(stroke(colour.marigold400, 3.5), roots.join('')),
    path(`M0 ${surface}H480`, stroke(colour.indigo900, 4)),
  ];
  return svg(width, height, body.join(''), colour.marigold400, {
    [colour.marigold400]: { fill: colour.night800 },
    [colour.marigold200]: colour.night700,
    [colour.indigo900]: { stroke: colour.marigold400 },
  });
};
