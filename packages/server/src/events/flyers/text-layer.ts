import sharp from 'sharp';

/** Style of a text. The fonts are variable: {@link TextStyle.weight} and `width` are their axes. */
export interface TextStyle {
  /** Six hexadecimal digits with `#`. */
  color: string;
  weight: number;
  /** Width of the letters in percent, 75 to 125. */
  width: number;
  /** Distance of the lines, as a share of the usual one. @default 1 */
  lineHeight?: number;
}

/** Space for a text, in pixels. */
export interface Room {
  width: number;
  height: number;
}

/** A text as a picture, cut at the edges of its letters. */
export interface TextLayer extends Room {
  /** PNG file. */
  input: Buffer;
  /** The text that is shown; it ends with an ellipsis if it was cut. */
  text: string;
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Renders a text in lines of at most `width` pixels. A word that is wider stays whole, unless `breaksWords` is set. */
export async function textLayer(
  text: string,
  size: number,
  style: TextStyle,
  width: number,
  breaksWords = false,
): Promise<TextLayer> {
  const { color, weight, width: stretch, lineHeight = 1 } = style;
  const font = `Anek Latin, Anek Devanagari ${size} @wght=${weight},wdth=${stretch}`;
  const { data, info } = await sharp({
    text: {
      text: `<span font="${font}" foreground="${color}" line_height="${lineHeight}">${escaped(text)}</span>`,
      rgba: true,
      width: Math.floor(width),
      // Makes one point one pixel.
      dpi: 72,
      wrap: breaksWords ? 'word-char' : 'word',
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { input: data, width: info.width, height: info.height, text };
}

const fits = (layer: Room, room: Room) => layer.width <= room.width && layer.height <= room.height;

/** Parts at whose ends a text may be cut: words, or the letters of a single long word. */
function partsOf(text: string): string[] {
  const words = text.split(/(?<=\s)/);
  if (words.length > 1) return words;
  return Array.from(
    new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text),
    (part) => part.segment,
  );
}

/** Renders the longest beginning of a text that fits, with an ellipsis. */
async function cutLayer(text: string, size: number, style: TextStyle, room: Room): Promise<TextLayer> {
  const parts = partsOf(text);
  const cutAt = (many: number) =>
    textLayer(`${parts.slice(0, many).join('').trimEnd()}…`, size, style, room.width, true);
  let [least, most] = [0, parts.length - 1];
  while (least < most) {
    const middle = Math.ceil((least + most) / 2);
    if (fits(await cutAt(middle), room)) least = middle;
    else most = middle - 1;
  }
  return cutAt(least);
}

/** Makes lines equally long: renders the text as narrow as it stays as high as it is. */
async function balanced(layer: TextLayer, size: number, style: TextStyle): Promise<TextLayer> {
  let best = layer;
  let [least, most] = [layer.width * 0.5, layer.width];
  for (let tries = 0; tries < 5; tries += 1) {
    const middle = (least + most) / 2;
    const narrow = await textLayer(layer.text, size, style, middle);
    if (narrow.height <= layer.height + size * 0.2 && narrow.width <= middle + 1) {
      best = narrow;
      most = middle;
    } else least = middle;
  }
  return best;
}

/** Letters beyond which a text is cut before it is measured: no room of a flyer has space for more. */
const mostLetters = 400;

/**
 * Renders a text as large as it fits into a room, in balanced lines.
 * @param sizes Font sizes to try in pixels, largest first. At the last one the text is cut, with an ellipsis.
 */
export async function fittedLayer(
  whole: string,
  sizes: readonly number[],
  style: TextStyle,
  room: Room,
): Promise<TextLayer> {
  const text = whole.length > mostLetters ? `${whole.slice(0, mostLetters)}…` : whole;
  for (const size of sizes) {
    const layer = await textLayer(text, size, style, room.width);
    if (fits(layer, room)) return balanced(layer, size, style);
  }
  return cutLayer(text, sizes.at(-1) ?? 16, style, room);
}
