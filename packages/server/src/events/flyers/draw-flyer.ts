import { type FlyerName, flyerSizes } from '@banyan/api/office';
import sharp, { type OverlayOptions } from 'sharp';
import { codeDrawing } from './code-drawing.ts';
import type { Backdrop, DrawnFlyer, FlyerJob } from './flyer-job.ts';
import { fittedLayer, type Room, type TextLayer, type TextStyle, textLayer } from './text-layer.ts';

/* Draws flyers with sharp: shapes as SVG, each text as a layer that Pango shapes, so that Devanagari is joined as it is read. */

/** Rectangle in pixels, from the top left corner. */
interface Box extends Room {
  left: number;
  top: number;
}

/** Places of everything on a flyer, in pixels. */
interface Layout {
  picture: Box;
  /** Radius of the picture’s one round corner, top right. */
  elbow: number;
  /** Height of the ground line, and its thickness. */
  ground: number;
  line: number;
  /** Left edge of all texts. */
  left: number;
  /** Upper edge of the date, font size of its numeral and of its words. */
  date: { top: number; numeral: number; words: number };
  title: Box & { sizes: readonly number[] };
  /** Text of the place, at its lower edge. */
  place: Box & { sizes: readonly number[] };
  /** Space of the QR code, which is in its lower right corner. */
  code: Box;
  /** Middle of the mark and the name, the size of the mark, and where the host ends. */
  foot: { middle: number; mark: number; right: number };
}

/** Places of everything, by size. */
export const layouts: Readonly<Record<FlyerName, Layout>> = {
  post: {
    picture: { left: 0, top: 0, width: 1016, height: 556 },
    elbow: 168,
    ground: 556,
    line: 4,
    left: 64,
    date: { top: 608, numeral: 260, words: 42 },
    title: {
      left: 64,
      top: 822,
      width: 952,
      height: 252,
      sizes: [150, 132, 116, 102, 90, 80, 70, 62, 54, 48, 43],
    },
    place: { left: 64, top: 1092, width: 640, height: 86, sizes: [40, 36, 32, 28, 25] },
    code: { left: 756, top: 1046, width: 260, height: 240 },
    foot: { middle: 1254, mark: 64, right: 0 },
  },
  screen: {
    picture: { left: 1040, top: 0, width: 816, height: 912 },
    elbow: 240,
    ground: 912,
    line: 4,
    left: 96,
    date: { top: 96, numeral: 320, words: 50 },
    title: {
      left: 96,
      top: 384,
      width: 872,
      height: 256,
      sizes: [164, 144, 128, 112, 100, 88, 78, 68, 60, 52, 46, 41],
    },
    place: { left: 96, top: 680, width: 570, height: 184, sizes: [46, 42, 38, 34] },
    code: { left: 700, top: 640, width: 268, height: 272 },
    foot: { middle: 998, mark: 72, right: 1856 },
  },
  preview: {
    picture: { left: 704, top: 0, width: 456, height: 532 },
    elbow: 144,
    ground: 532,
    line: 3,
    left: 48,
    date: { top: 44, numeral: 172, words: 30 },
    title: { left: 48, top: 200, width: 620, height: 160, sizes: [92, 80, 70, 62, 54, 48, 42, 37, 33, 29] },
    place: { left: 48, top: 400, width: 420, height: 104, sizes: [32, 29, 26, 24] },
    code: { left: 488, top: 372, width: 180, height: 160 },
    foot: { middle: 582, mark: 44, right: 1160 },
  },
};

const white = '#ffffff';

/** Bytes of the largest picture that WhatsApp shows beside a link. Above it, a photo is stored with 256 colors. */
const largestPreview = 300_000;

/** Crops a photo to a box around its focal point; without one, around what draws the eye. */
async function photoIn({ width, height }: Room, photo: Uint8Array, focus?: { x: number; y: number }) {
  const upright = await sharp(photo).autoOrient().toBuffer({ resolveWithObject: true });
  if (!focus) return sharp(upright.data).resize({ width, height, fit: 'cover', position: 'attention' });
  const { info } = upright;
  const scale = Math.max(width / info.width, height / info.height);
  const crop = {
    width: Math.min(info.width, Math.round(width / scale)),
    height: Math.min(info.height, Math.round(height / scale)),
  };
  const from = (share: number, whole: number, part: number) =>
    Math.round(Math.min(Math.max(share * whole - part / 2, 0), whole - part));
  return sharp(upright.data)
    .extract({
      ...crop,
      left: from(focus.x, info.width, crop.width),
      top: from(focus.y, info.height, crop.height),
    })
    .resize({ width, height, fit: 'fill' });
}

async function pictureIn(box: Box, elbow: number, backdrop: Backdrop): Promise<OverlayOptions> {
  const { width, height, left, top } = box;
  const picture =
    'photo' in backdrop
      ? await photoIn(box, backdrop.photo, backdrop.focus)
      : sharp(Buffer.from(backdrop.drawing), { density: 144 }).resize({ width, height, fit: 'cover' });
  const shape = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><path d="M0 0H${width - elbow}A${elbow} ${elbow} 0 0 1 ${width} ${elbow}V${height}H0z"/></svg>`;
  const input = await picture
    .ensureAlpha()
    .composite([{ input: Buffer.from(shape), blend: 'dest-in' }])
    .png({ compressionLevel: 1 })
    .toBuffer();
  return { input, left, top };
}

/** Ground line, QR code and mark. Stays below the texts. */
function shapes({ ground, line, code, foot, left }: Layout, whole: Room, job: FlyerJob): string {
  const { side, path } = codeDrawing(job.address);
  // Whole pixels keep the squares sharp.
  const step = Math.max(2, Math.floor(Math.min(code.width, code.height) / side));
  const [x, y] = [code.left + code.width - step * side, code.top + code.height - step * side];
  const mark = foot.mark / 36;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${whole.width}" height="${whole.height}">
<path fill="${white}" d="M0 ${ground}h${whole.width}v${line}H0z"/>
<path fill="${white}" d="M${x} ${y}h${step * side}v${step * side}h-${step * side}z"/>
<path fill="${job.colors.field}" shape-rendering="crispEdges" transform="translate(${x} ${y}) scale(${step})" d="${path}"/>
<g fill="none" stroke-width="4" transform="translate(${left} ${foot.middle - foot.mark / 2}) scale(${mark})">
<path stroke="${white}" d="M18 36V2M18 2h-4A12 12 0 0 0 2 14v12M18 2h4A12 12 0 0 1 34 14v2.3M18 10h-4a4 4 0 0 0-4 4v5M18 10h4a4 4 0 0 1 4 4v14"/>
<path stroke="${job.colors.accent}" d="M34 16v20"/>
</g></svg>`;
}

const at = ({ input }: TextLayer, left: number, top: number): OverlayOptions => ({
  input,
  left: Math.round(left),
  top: Math.round(top),
});

/** Numeral of the day, with weekday, month and hours beside it, on one baseline. */
async function dateLayers(layout: Layout, { texts, colors }: FlyerJob): Promise<OverlayOptions[]> {
  const { left, date, title } = layout;
  const thin: TextStyle = { color: colors.accent, weight: 240, width: 112 };
  const numeral = await textLayer(texts.day, date.numeral, thin, title.width);
  const beside = left + numeral.width + date.words;
  const room = { width: left + title.width - beside, height: numeral.height };
  const words: TextStyle = { color: colors.soft, weight: 520, width: 104, lineHeight: 0.94 };
  const sizes = [1, 0.9, 0.8, 0.7, 0.62].map((share) => Math.round(date.words * share));
  const when = await fittedLayer(texts.when.join('\n'), sizes, words, room);
  return [at(numeral, left, date.top), at(when, beside, date.top + (numeral.height - when.height) / 2)];
}

/** Name of the site beside the mark, and the host at the right end. */
async function footLayers({ left, foot, code, picture }: Layout, { texts, colors }: FlyerJob) {
  const size = foot.mark * 0.5;
  const from = left + foot.mark * 1.3;
  const end = foot.right === 0 ? code.left - 24 : picture.left;
  const room = { width: end - from, height: size * 1.2 };
  const strong: TextStyle = { color: white, weight: 620, width: 100 };
  const quiet: TextStyle = { color: colors.soft, weight: 460, width: 106 };
  const steps = (largest: number) => [1, 0.85, 0.72].map((share) => Math.round(largest * share));
  const name = await fittedLayer(texts.name, steps(size * 0.92), strong, room);
  const below = await fittedLayer(texts.below, steps(size * 0.72), quiet, room);
  const gap = size * 0.22;
  const top = foot.middle - (name.height + gap + below.height) / 2;
  const layers = [at(name, from, top), at(below, from, top + name.height + gap)];
  if (foot.right === 0) return layers;
  const host = await fittedLayer(texts.host, steps(size * 0.8), quiet, { ...room, width: foot.right - end });
  return [...layers, at(host, foot.right - host.width, foot.middle - host.height / 2)];
}

/** True for texts in letters that hang from a line: their font has more space between lines than a title needs. */
const hasDevanagari = (text: string) => /\p{Script=Devanagari}/u.test(text);

/** Draws an event’s flyer in one size as PNG. */
export async function drawFlyer(name: FlyerName, job: FlyerJob): Promise<Buffer> {
  const layout = layouts[name];
  const whole = flyerSizes[name];
  const bold: TextStyle = {
    color: white,
    weight: 640,
    width: 82,
    lineHeight: hasDevanagari(job.texts.title) ? 0.74 : 0.92,
  };
  const { title, place } = layout;
  const titleLayer = await fittedLayer(job.texts.title, title.sizes, bold, title);
  const plain: TextStyle = { color: white, weight: 480, width: 102, lineHeight: 0.95 };
  const placeLayer = job.texts.place
    ? await fittedLayer(job.texts.place, place.sizes, plain, place)
    : undefined;
  const layers = [
    await pictureIn(layout.picture, layout.elbow, job.backdrop),
    { input: Buffer.from(shapes(layout, whole, job)), left: 0, top: 0 },
    ...(await dateLayers(layout, job)),
    at(titleLayer, title.left, title.top),
    ...(placeLayer ? [at(placeLayer, place.left, place.top + place.height - placeLayer.height)] : []),
    ...(await footLayers(layout, job)),
  ];
  const drawn = sharp({ create: { ...whole, channels: 3, background: job.colors.field } }).composite(layers);
  const png = await drawn.clone().png({ compressionLevel: 9 }).toBuffer();
  if (name !== 'preview' || png.length <= largestPreview) return png;
  return drawn.png({ palette: true, quality: 90, effort: 7 }).toBuffer();
}

/** Draws an event’s flyer in all sizes. */
export async function drawFlyers(job: FlyerJob): Promise<DrawnFlyer[]> {
  const flyers: DrawnFlyer[] = [];
  for (const name of ['post', 'screen', 'preview'] as const)
    flyers.push({ name, bytes: new Uint8Array(await drawFlyer(name, job)) });
  return flyers;
}
