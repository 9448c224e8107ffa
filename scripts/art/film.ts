/**
 * Renders the looped "Join Us" film into `packages/ui/static/film/`: every picture by a browser from the poster's
 * geometry, the sound computed, both encoded by ffmpeg (which must be installed). The results are committed.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { filmHeight, filmWidth } from './banyans.ts';
import { drone } from './drone.ts';
import { film, filmFrame } from './filmFrame.ts';
import { openBrowser } from './render.ts';

const target = fileURLToPath(new URL('../../packages/ui/static/film/', import.meta.url));
const workshop = await mkdtemp(join(tmpdir(), 'join-us-'));
const pictures = join(workshop, 'pictures.mkv');
const sound = join(workshop, 'drone.wav');

const ffmpeg = (...options: string[]) => {
  const process = spawn('ffmpeg', ['-hide_banner', '-loglevel', 'error', '-y', ...options], {
    stdio: ['pipe', 'inherit', 'inherit'],
  });
  const done = once(process, 'close').then(([code]) => {
    if (code !== 0) throw new Error(`ffmpeg ended with ${code}`);
  });
  return { input: process.stdin, done };
};

const renderPictures = async () => {
  const browser = await openBrowser();
  const page = await browser.newPage({ viewport: { width: filmWidth, height: filmHeight } });
  await page.setContent('<!doctype html><style>body{margin:0}svg{display:block}</style><div></div>');
  const stage = page.locator('div');
  const { input, done } = ffmpeg(
    ...['-f', 'image2pipe', '-framerate', String(film.framesPerSecond), '-i', '-'],
    ...['-c:v', 'libx264rgb', '-qp', '0', '-preset', 'ultrafast', pictures],
  );
  for (let frame = 0; frame < film.seconds * film.framesPerSecond; frame += 1) {
    await stage.evaluate(
      (element, markup) => {
        element.innerHTML = markup;
      },
      filmFrame(frame / film.framesPerSecond),
    );
    if (!input.write(await page.screenshot())) await once(input, 'drain');
  }
  input.end();
  await done;
  await browser.close();
};

const colours = [
  ...['-vf', 'scale=out_color_matrix=bt709:out_range=tv,format=yuv420p'],
  ...['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709'],
];

await mkdir(target, { recursive: true });
await writeFile(sound, drone());
await renderPictures();
await ffmpeg(
  ...['-i', pictures, '-i', sound, ...colours],
  ...['-c:v', 'libvpx-vp9', '-b:v', '0', '-crf', '27', '-row-mt', '1', '-cpu-used', '2', '-g', '288'],
  ...['-c:a', 'libopus', '-b:a', '40k', join(target, 'join-us.webm')],
).done;
await ffmpeg(
  ...['-i', pictures, '-i', sound, ...colours],
  ...['-c:v', 'libx264', '-crf', '21', '-preset', 'slow', '-tune', 'animation', '-g', '288'],
  ...['-c:a', 'aac', '-b:a', '64k', '-movflags', '+faststart', join(target, 'join-us.mp4')],
).done;
await ffmpeg(
  ...['-i', pictures, '-frames:v', '1', ...colours],
  ...[
    '-c:v',
    'libaom-av1',
    '-still-picture',
    '1',
    '-crf',
    '15',
    '-cpu-used',
    '4',
    join(target, 'join-us-poster.avif'),
  ],
).done;
await rm(workshop, { recursive: true });

for (const name of ['join-us.webm', 'join-us.mp4', 'join-us-poster.avif']) {
  const { size } = await stat(join(target, name));
  console.log(`${name}: ${Math.round(size / 1000)} kB`);
}
