/*
 * Builds what visitors load of a copy of the sources, in a process of its own, for its configuration says where it lies. `argv`: the
 * folder. Prints each file's name with a hash of what is in it, as JSON.
 */
import { createHash } from 'node:crypto';
import path from 'node:path';
import { createBuilder } from 'vite';

const [, , folder = ''] = process.argv;
const site = path.join(folder, 'site');
const builder = await createBuilder({
  root: site,
  configFile: path.join(site, 'vite.config.ts'),
  logLevel: 'error',
  build: { write: false },
});
const { client } = builder.environments;
if (!client) throw new Error('The site has no client build.');
const built = await builder.build(client);
if (!('output' in built)) throw new Error('The client build has more than one output, or none.');
const hash = (content: string | Uint8Array) => createHash('sha256').update(content).digest('hex');
const files = built.output.map((file) => [
  file.fileName,
  hash(file.type === 'chunk' ? file.code : file.source),
]);
process.stdout.write(JSON.stringify(Object.fromEntries(files)));
