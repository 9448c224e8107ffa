/**
 * Draws every illustration and placeholder of the site into `packages/ui/static/art/`, and the pictures of the samples into
 * `static/samples/`. Straight lines, 45 degrees and compass arcs; flat fields; one weight of line and one hairline per
 * drawing; marigold once. The results are committed.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { hero, heroDonate, joinUsPoster } from './banyans.ts';
import { lamps, linkage, music, stepwell } from './crafts.ts';
import { evenings, garba, longTable, talk } from './gatherings.ts';
import { hike, kites, picnic, run } from './outdoors.ts';
import { imagePlaceholder, valuePlaceholder, videoPlaceholder } from './placeholders.ts';
import { samples } from './samples/index.ts';
import { colour } from './svg.ts';
import { career, connect, giveBack } from './values.ts';
import { directory, mentor, volunteer } from './ways.ts';

const { indigo100, indigo300, indigo400, indigo800, indigo900, marigold400, marigold600, white } = colour;

const drawings = {
  hero: hero(),
  'hero-donate': heroDonate(),
  'join-us-poster': joinUsPoster(),
  'value-connect': connect(),
  'value-career': career(),
  'value-give-back': giveBack(),
  'way-directory': directory(),
  'way-mentor': mentor(),
  'way-volunteer': volunteer(),
  ...evenings(),
  'event-long-table': longTable(),
  'event-garba': garba(),
  'event-talk': talk(),
  'event-hike': hike(),
  'event-picnic': picnic(),
  'event-kites': kites(),
  'event-stepwell': stepwell(),
  'event-run': run(),
  'event-music': music(),
  'event-linkage': linkage(),
  'event-lamps': lamps(),
  'placeholder-connect': valuePlaceholder('Connect', indigo100, indigo300, indigo800),
  'placeholder-career': valuePlaceholder('Career', indigo800, indigo400, white),
  'placeholder-give-back': valuePlaceholder('Give Back', marigold400, marigold600, indigo900),
  'image-not-available': imagePlaceholder('Image not available'),
  'image-unavailable': imagePlaceholder('Image unavailable'),
  'video-thumbnail': videoPlaceholder(),
};

const write = async (folder: string, files: Record<string, string>) => {
  const target = new URL(`../../packages/ui/static/${folder}/`, import.meta.url);
  await mkdir(target, { recursive: true });
  for (const [name, drawing] of Object.entries(files))
    await writeFile(new URL(`${name}.svg`, target), drawing);
  console.log(`${Object.keys(files).length} drawings in ${target.pathname}`);
};

await write('art', drawings);
for (const [name, files] of Object.entries(samples)) await write(`samples/${name}`, files);
