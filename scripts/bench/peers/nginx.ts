import { existsSync } from 'node:fs';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { environment } from '../../steps.ts';
import { temporaryFolder } from '../../temporaryFolder.ts';
import { startAnswering } from '../answering.ts';
import type { RawAnswer } from '../askOnce.ts';
import { freePort } from '../ports.ts';

/** A running nginx. */
interface Nginx {
  port: number;
  stop: () => Promise<void>;
}

const program = (): string | undefined =>
  (environment.PATH ?? '')
    .split(path.delimiter)
    .map((folder) => path.join(folder, 'nginx'))
    .find((file) => existsSync(file));

/** What nginx says itself, of its file. */
const itsOwn = new Set(['content-type', 'content-length', 'etag', 'last-modified', 'accept-ranges']);

function pairsOf(headers: readonly string[]): (readonly [name: string, value: string])[] {
  return headers.flatMap((name, index) =>
    index % 2 === 0 ? [[name, headers[index + 1] ?? ''] as const] : [],
  );
}

/** In quotation marks its strings are written as those of JSON. */
function configuration(folder: string, port: number, address: string, headers: readonly string[]): string {
  const pairs = pairsOf(headers);
  const type = pairs.find(([name]) => name.toLowerCase() === 'content-type')?.[1] ?? '';
  const more = pairs
    .filter(([name]) => !itsOwn.has(name.toLowerCase()))
    .map(([name, value]) => `add_header ${name} ${JSON.stringify(value)};`);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (what) => `${what}_temp_path ${path.join(folder, what)};`,
  );
  return `
daemon off;
worker_processes 1;
pid ${path.join(folder, 'pid')};
events {}
http {
  access_log off;
  output_buffers 2 128k;
  open_file_cache max=10;
  open_file_cache_valid 1h;
  keepalive_requests 1000000000;
  types {}
  default_type ${JSON.stringify(type)};
  ${temporary.join('\n  ')}
  server {
    listen 127.0.0.1:${port};
    location = ${address} {
      alias ${path.join(folder, 'body')};
      ${more.join('\n      ')}
    }
  }
}
`;
}

/** Starts nginx with one worker that serves an answer's body from a file, with its headers. @returns undefined where there is no nginx */
export async function startNginx(address: string, answer: RawAnswer): Promise<Nginx | undefined> {
  const command = program();
  if (!command) return undefined;
  const folder = await mkdtemp(path.join(temporaryFolder(), 'banyan-nginx-'));
  // Its worker is somebody else when root starts it.
  await chmod(folder, 0o755);
  const port = await freePort();
  const file = path.join(folder, 'nginx.conf');
  await writeFile(path.join(folder, 'body'), answer.body);
  await writeFile(file, configuration(folder, port, address, answer.headers));
  const removed = () => rm(folder, { recursive: true, force: true });
  const started = startAnswering({
    command,
    parameters: ['-p', folder, '-c', file, '-e', 'stderr'],
    options: { env: environment },
    probe: `http://127.0.0.1:${port}${address}`,
    timeoutMs: 10_000,
  });
  started.catch(removed);
  const { stop } = await started;
  return { port, stop: () => stop().then(removed) };
}
