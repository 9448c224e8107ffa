import { randomFrom, range, round, roundArch } from '@banyan/ui/imagery/geometry';
import { circle, colour, fill, group, path, pick, stroke, svg } from './svg.ts';

const width = 960;
const height = 720;

const nicheFills = [colour.indigo700, colour.indigo600, colour.indigo300, colour.indigo100];

const niche = (x: number, ground: number, kind: number, lit: boolean): string => {
  const span = 84;
  const top = ground - 112;
  const line = lit ? colour.indigo900 : kind > 1 ? colour.indigo800 : colour.indigo300;
  const step = kind === 1 ? 13 : 8;
  const orders = range(kind === 1 ? 3 : 5)
    .slice(1)
    .map((i) =>
      path(roundArch(x + i * step, span - 2 * i * step, top + i * step, ground), stroke(line, 1.5)),
    );
  const color = lit ? colour.marigold400 : pick(nicheFills, kind);
  return path(`${roundArch(x, span, top, ground)}z`, fill(color)) + orders.join('');
};

/** A wall of niches, most of them inhabited, one just lit. */
export const directory = (): string => {
  const random = randomFrom(11);
  const rows = range(5).map((row) => {
    const ground = 138 + row * 152;
    return range(9)
      .map((column) => {
        const x = -50 + column * 118 + (row % 2 ? 59 : 0);
        return niche(x, ground, Math.floor(random() * 4), row === 2 && column === 5);
      })
      .join('');
  });
  const grounds = range(5).map((row) => path(`M0 ${138 + row * 152}H${width}`, stroke(colour.white, 3)));
  return svg(width, height, rows.join('') + grounds.join(''), colour.indigo900);
};

/** An arch stands on its centering until the keystone is in. */
export const mentor = (): string => {
  const cx = 480;
  const cy = 640;
  const inner = 330;
  const outer = 452;
  const stones = 17;
  const at = (radius: number, angle: number) =>
    `${round(cx + radius * Math.cos(angle))} ${round(cy + radius * Math.sin(angle))}`;
  const voussoirs = range(stones).map((i) => {
    const from = Math.PI + (i / stones) * Math.PI;
    const to = Math.PI + ((i + 1) / stones) * Math.PI;
    const key = i === 8;
    const color = key ? colour.marigold400 : i % 2 ? colour.indigo800 : colour.indigo700;
    const lifted = key ? ' transform="translate(0 -92)"' : '';
    return path(
      `M${at(inner, from)}L${at(outer, from)}A${outer} ${outer} 0 0 1 ${at(outer, to)}L${at(inner, to)}A${inner} ${inner} 0 0 0 ${at(inner, from)}z`,
      `fill="${color}" stroke="${colour.indigo100}" stroke-width="4"${lifted}`,
    );
  });
  const struts = range(11).map((i) =>
    path(`M${cx} ${cy}L${at(inner - 8, Math.PI + ((i + 0.5) / 11) * Math.PI)}`),
  );
  const ribs = [90, 170, 250, inner - 8].map((r) => path(`M${cx - r} ${cy}a${r} ${r} 0 0 1 ${2 * r} 0`));
  const body = [
    ...voussoirs,
    path(`M${cx} -10V96`, stroke(colour.indigo900, 4)),
    path(`M${cx - 26} 96H${cx + 26}`, stroke(colour.indigo900, 4)),
    group(stroke(colour.indigo600, 3), [...struts, ...ribs].join('')),
    path(`M0 ${cy}H${width}V${height}H0z`, fill(colour.indigo900)),
  ];
  return svg(width, height, body.join(''), colour.indigo100);
};

const wheel = (x: number, y: number): string =>
  circle(x, y, 38, `fill="${colour.indigo800}" stroke="${colour.indigo300}" stroke-width="3"`) +
  circle(x, y, 22, stroke(colour.indigo400, 2)) +
  circle(x, y, 6, fill(colour.white));

/** A block and tackle: the more lines, the lighter the load. */
export const volunteer = (): string => {
  const upper = range(5).map((i) => 160 + i * 160);
  const lower = range(4).map((i) => 240 + i * 160);
  const rope = upper.map((_, i) => `a40 40 0 0 1 80 0${i < 4 ? 'V430a40 40 0 0 0 80 0V206' : 'V720'}`);
  const body = [
    path('M0 0H960V96H0z', fill(colour.indigo900)),
    path('M0 96H960', stroke(colour.white, 4)),
    ...upper.map((x) => path(`M${x} 96V206`, stroke(colour.indigo300, 6))),
    ...lower.map((x) => path(`M${x} 430V560`, stroke(colour.indigo300, 6))),
    path(`M80 720V206${rope.join('')}`, stroke(colour.white, 4, 'transform="translate(40 0)"')),
    ...upper.map((x) => wheel(x, 206)),
    ...lower.map((x) => wheel(x, 430)),
    path('M180 560H780V672H180z', fill(colour.marigold400)),
    path('M180 560L780 672M780 560L180 672', stroke(colour.indigo900, 2)),
  ];
  return svg(width, height, body.join(''), colour.indigo600);
};
