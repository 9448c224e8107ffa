import { range, round, roundArch } from '@banyan/ui/imagery/geometry';
import outlines from './outlines.json' with { type: 'json' };
import { circle, colour, fill, path, stroke, svg } from './svg.ts';

/** Texts as outlines of Anek Latin: an SVG behind `<img>` has no web font. */
type Text = keyof typeof outlines;

const lettering = (text: Text, x: number, y: number, color: string, scale = 1): string => {
  const { w, d } = outlines[text];
  const place = `translate(${round(x - (w * scale) / 2)} ${y})${scale === 1 ? '' : ` scale(${scale})`}`;
  return `<path transform="${place}" fill="${color}" d="${d}"/>`;
};

/** On a drawing a crossed frame means an opening: something will stand here. */
const crossed = (width: number, height: number, ground: string, line: string, body: string): string =>
  svg(
    width,
    height,
    path(`M0 0L${width} ${height}M${width} 0L0 ${height}`, stroke(line, 1.5)) + body,
    ground,
  );

/** Small enough for the narrowest of the three crops. */
const valueTextScale = 0.78;

/** A placeholder for a value card, with its text. */
export const valuePlaceholder = (text: Text, ground: string, line: string, ink: string): string => {
  const [width, height] = [480, 640];
  const w = outlines[text].w * valueTextScale;
  const plate = `M${round(width / 2 - w / 2 - 20)} ${height / 2 - 58}h${round(w + 40)}v100h${round(-w - 40)}z`;
  const body = path(plate, fill(ground)) + lettering(text, width / 2, height / 2 + 14, ink, valueTextScale);
  return crossed(width, height, ground, line, body);
};

const tag = (text: Text, y: number, ink: string, ground: string): string => {
  const { w } = outlines[text];
  const [pad, cap] = [22, 24];
  const plate = `M${round(480 - w / 2 - pad)} ${round(y - cap - pad / 2)}h${round(w + 2 * pad)}v${round(cap * 2 + pad - 6)}h${round(-w - 2 * pad)}z`;
  return path(plate, fill(ground)) + lettering(text, 480, y + cap / 2 - 1, ink);
};

/** A placeholder for a photograph, with its text. */
export const imagePlaceholder = (text: Text): string =>
  crossed(
    960,
    720,
    colour.basalt100,
    colour.basalt300,
    path('M0 0H960V720H0z', stroke(colour.basalt300, 3)) + tag(text, 360, colour.basalt600, colour.basalt100),
  );

/** A placeholder for a film: an arch with a play disc. */
export const videoPlaceholder = (): string => {
  const arches = range(14).map((i) => {
    const radius = 60 + i * 42;
    return path(roundArch(480 - radius, 2 * radius, 330 - radius, 720), stroke(colour.indigo600, 1.75));
  });
  const body = [
    ...arches,
    circle(480, 330, 60, fill(colour.marigold400)),
    path('M462 300v60l50-30z', fill(colour.indigo900)),
    tag('Video Thumbnail', 610, colour.white, colour.indigo800),
  ];
  return svg(960, 720, body.join(''), colour.indigo800);
};
