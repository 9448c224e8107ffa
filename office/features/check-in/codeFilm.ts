import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import encodeQR from 'qr';

const [width, height] = [640, 480] as const;
/** Number of frames that show each code; a frame lasts a tenth of a second. */
const frames = { alone: 2, ofSeveral: 16 };
/** Side of the square with the code, in pixels. */
const side = 400;

/** Brightness of each pixel of a frame with a centered code, row by row. */
function picture(text: string): Buffer {
  const squares = encodeQR(text, 'raw', { border: 4 });
  const pixels = Buffer.alloc(width * height, 235);
  const [left, top] = [(width - side) / 2, (height - side) / 2];
  for (let y = 0; y < side; y += 1)
    for (let x = 0; x < side; x += 1)
      if (squares[Math.floor((y * squares.length) / side)]?.[Math.floor((x * squares.length) / side)])
        pixels[(top + y) * width + left + x] = 16;
  return pixels;
}

/** Writes a film of one or more codes for Chromium’s fake camera, which repeats it forever. The format YUV4MPEG2 needs no encoder. */
export function writeCodeFilm(file: string, ...texts: readonly string[]): void {
  const grey = Buffer.alloc((width * height) / 2, 128);
  const many = texts.length === 1 ? frames.alone : frames.ofSeveral;
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(
    file,
    Buffer.concat([
      Buffer.from(`YUV4MPEG2 W${width} H${height} F10:1 Ip A1:1 C420jpeg\n`),
      ...texts.flatMap((text) => {
        const frame = [Buffer.from('FRAME\n'), picture(text), grey];
        return Array.from({ length: many }, () => frame).flat();
      }),
    ]),
  );
}
