import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';

interface Manifest {
  name: string;
  version: string;
}

interface Packed {
  manifest: Manifest;
  file: string;
  body: Buffer;
}

/**
 * Serves packed packages like an npm registry, on this machine only. A project outside the workspace then gets what it would get
 * after publishing: by name and version, through npm's own resolution.
 *
 * @param folder Folder of the `.tgz` files.
 */
export async function serveRegistry(folder: string): Promise<{ url: string; close: () => void }> {
  const packages = new Map<string, Packed>();
  for (const file of (await readdir(folder)).filter((name) => name.endsWith('.tgz'))) {
    const body = await readFile(path.join(folder, file));
    const manifest = manifestIn(gunzipSync(body));
    packages.set(manifest.name, { manifest, file, body });
  }
  if (packages.size === 0) throw new Error(`There is no packed package in ${folder}.`);

  const server = createServer((request, response) => {
    const asked = decodeURIComponent(request.url ?? '/').slice(1);
    const packed = packages.get(asked);
    if (packed) {
      response.setHeader('Content-Type', 'application/json');
      response.end(JSON.stringify(documentOf(packed, `http://${request.headers.host}`)));
      return;
    }
    const tarball = [...packages.values()].find(({ file }) => asked === `-/${file}`);
    if (!tarball) response.statusCode = 404;
    response.end(tarball?.body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The system gave no port.');
  return { url: `http://127.0.0.1:${address.port}/`, close: () => void server.close() };
}

/** Registry document of a package, with its only version. */
const documentOf = ({ manifest, file, body }: Packed, origin: string) => ({
  name: manifest.name,
  'dist-tags': { latest: manifest.version },
  versions: {
    [manifest.version]: {
      ...manifest,
      dist: {
        tarball: `${origin}/-/${file}`,
        integrity: `sha512-${createHash('sha512').update(body).digest('base64')}`,
      },
    },
  },
});

const block = 512;

/** Returns the `package.json` in a tarball. A tar consists of blocks of 512 bytes, with a header before each file. */
function manifestIn(tar: Buffer): Manifest {
  for (let at = 0; at + block <= tar.length; ) {
    const name = textAt(tar, at, 100);
    const size = Number.parseInt(textAt(tar, at + 124, 12), 8) || 0;
    if (name === 'package/package.json')
      return JSON.parse(tar.toString('utf8', at + block, at + block + size));
    at += block + Math.ceil(size / block) * block;
  }
  throw new Error('A packed package has no package.json.');
}

const textAt = (tar: Buffer, at: number, length: number): string =>
  tar
    .toString('utf8', at, at + length)
    .replace(/\0.*$/s, '')
    .trim();
