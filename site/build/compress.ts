import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const compressible = /\.(css|html|js|json|svg|txt|xml|webmanifest|vtt)$/;

export interface CompressedSize {
  file: string;
  raw: number;
  gzip: number;
  brotli: number;
}

/** Both encodings of one body, at their best level. */
export async function encodings(body: Uint8Array) {
  const [br, gz] = await Promise.all([
    brotli(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength,
      },
    }),
    zip(body, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  return { br: new Uint8Array(br), gzip: new Uint8Array(gz) };
}

/** Writes `.br` and `.gz` beside every text file of a folder, and reports the sizes. */
export async function compressFolder(directory: string): Promise<CompressedSize[]> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && compressible.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name));
  return Promise.all(
    files.map(async (file) => {
      const body = await readFile(file);
      const { br, gzip: gz } = await encodings(body);
      await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
      return {
        file: path.relative(directory, file),
        raw: body.byteLength,
        gzip: gz.byteLength,
        brotli: br.byteLength,
      };
    }),
  );
}
