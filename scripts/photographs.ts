/**
 * `node scripts/photographs.ts take FOLDER` takes a screenshot of every page and screen of the built product; `… compare BEFORE
 * AFTER` lists what looks different, and fails if there is a difference. Run it before and after a change that must not be visible.
 */
import path from 'node:path';
import { ensureBrowser } from './ensureBrowser.ts';
import { comparePhotographs } from './photographs/compare.ts';
import { takePhotographs } from './photographs/take.ts';

const [command, ...folders] = process.argv.slice(2).map((word, at) => (at ? path.resolve(word) : word));
const [first, second] = folders;
if (command === 'take' && first) {
  await ensureBrowser();
  await takePhotographs(first);
} else if (command === 'compare' && first && second) {
  const lines = await comparePhotographs(first, second);
  console.log(lines.join('\n') || 'All look the same.');
  if (lines.length > 0) process.exitCode = 1;
} else {
  console.error('Write: node scripts/photographs.ts take FOLDER, or compare BEFORE AFTER.');
  process.exitCode = 1;
}
