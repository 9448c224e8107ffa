import { randomFrom, range, round } from '@banyan/ui/imagery/geometry';
import { circle, colour, fill, type Point, path, pick, stroke, svg } from './svg.ts';

const width = 960;
const height = 720;

const depths = [
  colour.indigo800,
  colour.indigo700,
  colour.indigo600,
  colour.indigo500,
  colour.indigo400,
  colour.indigo300,
  colour.indigo200,
  colour.indigo100,
  colour.white,
];

/** A stepwell in plan: every landing is reached by pairs of stairs. */
export const stepwell = (): string => {
  const cx = 480;
  const cy = 360;
  const landings = range(8).map((i) => {
    const halfWidth = 560 - i * 66;
    const halfHeight = 440 - i * 52;
    const edge = `M${cx - halfWidth} ${cy - halfHeight}h${2 * halfWidth}v${2 * halfHeight}h${-2 * halfWidth}z`;
    const across = Math.max(1, Math.round((2 * halfWidth) / 132));
    const down = Math.max(1, Math.round((2 * halfHeight) / 132));
    const horizontal = range(across).flatMap((q) => {
      const x = cx - halfWidth + ((q + 0.5) * 2 * halfWidth) / across;
      const half = (halfWidth / across) * 0.78;
      return [-1, 1].map(
        (s) =>
          `M${round(x - half)} ${round(cy + s * halfHeight)}L${round(x)} ${round(cy + s * (halfHeight - 44))}L${round(x + half)} ${round(cy + s * halfHeight)}z`,
      );
    });
    const vertical = range(down).flatMap((q) => {
      const y = cy - halfHeight + ((q + 0.5) * 2 * halfHeight) / down;
      const half = (halfHeight / down) * 0.78;
      return [-1, 1].map(
        (s) =>
          `M${round(cx + s * halfWidth)} ${round(y - half)}L${round(cx + s * (halfWidth - 56))} ${round(y)}L${round(cx + s * halfWidth)} ${round(y + half)}z`,
      );
    });
    const stairs = path([...horizontal, ...vertical].join(''), fill(pick(depths, Math.min(8, i + 2))));
    return (
      path(edge, fill(pick(depths, i))) + (i < 7 ? stairs : '') + path(edge, stroke(colour.indigo900, 2))
    );
  });
  const water = path(`M${cx - 44} ${cy - 30}h88v60h-88z`, fill(colour.marigold400));
  return svg(width, height, landings.join('') + water, colour.indigo900);
};

/** Six strings: standing waves, each a harmonic of the first. */
export const music = (): string => {
  const waves = range(6).flatMap((harmonic) => {
    const y = 92 + harmonic * 107;
    const swing = 46 - harmonic * 4;
    return range(9).map((phase) => {
      const amplitude = swing * Math.cos((phase / 8) * Math.PI);
      const points = range(71).map((step) => {
        const rise = amplitude * Math.sin(((harmonic + 1) * Math.PI * step) / 70);
        return `${60 + step * 12} ${round(y + rise)}`;
      });
      const struck = harmonic === 2 && phase === 0;
      const outer = phase === 0 || phase === 8;
      const line = struck
        ? stroke(colour.marigold400, 5)
        : stroke(outer ? colour.white : colour.indigo400, outer ? 2.5 : 1.25);
      return path(`M${points.join('L')}`, line);
    });
  });
  const bridges = path('M60 30V690M900 30V690', stroke(colour.white, 5));
  return svg(width, height, waves.join('') + bridges, colour.indigo800);
};

/** Half discs on a grid, one of them lit. */
export const lamps = (): string => {
  const u = 120;
  const random = randomFrom(21);
  const fills = [colour.indigo800, colour.indigo700, colour.indigo600, colour.indigo300];
  const quarters = [
    (x: number, y: number) => `M${x} ${y + u}A${u} ${u} 0 0 1 ${x + u} ${y}V${y + u}z`,
    (x: number, y: number) => `M${x} ${y}A${u} ${u} 0 0 1 ${x + u} ${y + u}H${x}z`,
    (x: number, y: number) => `M${x + u} ${y}A${u} ${u} 0 0 1 ${x} ${y + u}V${y}z`,
    (x: number, y: number) => `M${x + u} ${y + u}A${u} ${u} 0 0 1 ${x} ${y}H${x + u}z`,
  ];
  const tiles = range(6).flatMap((row) =>
    range(8).map((column) => {
      const d = pick(quarters, Math.floor(random() * 4))(column * u, row * u);
      const lit = row === 3 && column === 5;
      return path(d, fill(lit ? colour.marigold400 : pick(fills, Math.floor(random() * 4))));
    }),
  );
  return svg(width, height, tiles.join(''), colour.indigo900);
};

interface Pose {
  crank: Point;
  rocker: Point;
  traced: Point;
}

const frame = 2.2;
const crankLength = 1;
const coupler = 2.4;
const rockerLength = 2.1;

/** Where a four-bar linkage stands at a crank angle, and the point (u, v) of its coupler; drawn a quarter turn round. */
const pose = (angle: number, u: number, v: number): Pose => {
  const [bx, by] = [crankLength * Math.cos(angle), crankLength * Math.sin(angle)];
  const [dx, dy] = [frame - bx, -by];
  const d = Math.hypot(dx, dy);
  const k = (coupler ** 2 - rockerLength ** 2 + d * d) / (2 * d);
  const q = Math.sqrt(Math.max(0, coupler ** 2 - k * k));
  const [px, py] = [bx + (k * dx - q * dy) / d, by + (k * dy + q * dx) / d];
  const [ex, ey] = [(px - bx) / coupler, (py - by) / coupler];
  const turned = (x: number, y: number): Point => [y, -x];
  return {
    crank: turned(bx, by),
    rocker: turned(px, py),
    traced: turned(bx + u * ex - v * ey, by + u * ey + v * ex),
  };
};

/** The coupler curves of one four-bar linkage, traced from many points. */
export const linkage = (): string => {
  const tracer = (i: number): Point => [-0.6 + i * 0.21, -0.9 + i * 0.16];
  const curves = range(17).map((i) =>
    range(121).map((step) => pose((step / 120) * 2 * Math.PI, ...tracer(i)).traced),
  );
  const xs = curves.flat().map(([x]) => x);
  const ys = curves.flat().map(([, y]) => y);
  const [left, right, low, high] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const scale = Math.min(820 / (right - left), 620 / (high - low));
  const onPage = ([x, y]: Point): Point => [
    480 - (scale * (right + left)) / 2 + scale * x,
    360 + (scale * (high + low)) / 2 - scale * y,
  ];
  const at = (point: Point) => onPage(point).map(round).join(' ');
  const chosen = 11;
  const drawn = curves.map((points, i) => {
    const ours = i === chosen;
    return path(
      `M${points.map(at).join('L')}z`,
      stroke(ours ? colour.marigold500 : colour.indigo600, ours ? 7 : 2),
    );
  });
  const { crank, rocker, traced } = pose(0.7, ...tracer(chosen));
  const [fixed, pivot]: [Point, Point] = [
    [0, 0],
    [0, -frame],
  ];
  const bars = path(
    `M${at(fixed)}L${at(crank)}L${at(traced)}L${at(rocker)}L${at(pivot)}M${at(crank)}L${at(rocker)}`,
    stroke(colour.indigo900, 6, 'stroke-linejoin="round"'),
  );
  const joints = [fixed, pivot, crank, rocker, traced].map((joint) => {
    const [x, y] = onPage(joint);
    return circle(x, y, 13, `${fill(colour.white)} stroke="${colour.indigo900}" stroke-width="6"`);
  });
  return svg(width, height, drawn.join('') + bars + joints.join(''), colour.indigo100);
};
