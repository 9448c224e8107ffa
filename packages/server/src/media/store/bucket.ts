import { createHash } from 'node:crypto';
import { createReadStream, openAsBlob } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { AwsClient } from 'aws4fetch';
import { ConfigError } from '../../config.ts';
import type { Logger } from '../../telemetry/logger.ts';
import { mediaTypeOf } from '../media-types.ts';
import type { BucketAddress } from './bucket-address.ts';
import { listing } from './bucket-listing.ts';
import { eachOf } from './each-of.ts';
import type { MediaStore } from './media-store.ts';
import { MediaUnavailable } from './unavailable.ts';

/** Where the bucket is, and in whose name it is used. */
export interface BucketOptions extends BucketAddress {
  accessKeyId: string;
  secretAccessKey: string;
}

/** What came of a request to the bucket, by the name S3 gives it, or the network. For the log: it quotes nobody. */
class BucketError extends Error {
  override readonly name = 'BucketError';
  readonly code: string;
  readonly status: number | undefined;

  constructor(code: string, status?: number) {
    super(code);
    this.code = code;
    this.status = status;
  }
}

/** What waiting changes nothing about: the name, the place or the keys are wrong. */
const neverRight = [301, 307, 400, 401, 403, 404];

/** How long an answer may take to begin, in milliseconds; more for what is sent at less than 100 KB a second. */
const patience = (bytes: number) => 10_000 + bytes / 100;

const encoded = (key: string) => key.split('/').map(encodeURIComponent).join('/');

async function sha256Of(content: Uint8Array | { file: string }): Promise<string> {
  const hash = createHash('sha256');
  if (content instanceof Uint8Array) hash.update(content);
  else await pipeline(createReadStream(content.file), hash);
  return hash.digest('hex');
}

function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  if (error.name === 'TimeoutError') return 'no answer in time';
  const cause = error.cause instanceof Error ? error.cause : error;
  return 'code' in cause ? String(cause.code) : cause.name;
}

const typeOf = (key: string) => mediaTypeOf(key) ?? 'application/octet-stream';

interface Sent {
  method?: 'GET' | 'HEAD' | 'PUT' | 'DELETE';
  headers?: Readonly<Record<string, string>>;
  body?: Blob;
  /** Added to the address. */
  search?: string;
}

/** One request, and its answer when that is good. @throws BucketError for every other */
function requests({ url, region, accessKeyId, secretAccessKey }: BucketOptions) {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 2 });
  return async (
    key: string,
    { method = 'GET', headers = {}, body, search = '' }: Sent,
  ): Promise<Response> => {
    const stop = new AbortController();
    const timeout = () => stop.abort(new DOMException('The bucket is silent.', 'TimeoutError'));
    const timer = setTimeout(timeout, patience(body?.size ?? 0));
    try {
      const response = await client.fetch(`${url}/${encoded(key)}${search}`, {
        method,
        headers: { 'X-Amz-Content-Sha256': createHash('sha256').digest('hex'), ...headers },
        signal: stop.signal,
        // A redirect leads to where nothing was signed for.
        redirect: 'manual',
        ...(body && { body }),
      });
      if (response.ok) return response;
      const text = await response.text();
      throw new BucketError(/<Code>(\w+)<\/Code>/.exec(text)?.[1] ?? `${response.status}`, response.status);
    } catch (error) {
      throw error instanceof BucketError ? error : new BucketError(codeOf(error));
    } finally {
      clearTimeout(timer);
    }
  };
}

/** What an answer of 200 may still hold: a copy says only in its body that it failed. */
async function copied(response: Response): Promise<void> {
  const failure = /<Error>[\s\S]*<Code>(\w+)<\/Code>/.exec(await response.text());
  if (failure) throw new BucketError(failure[1] ?? 'CopyFailed');
}

const isMissing = (error: unknown) =>
  error instanceof BucketError && error.status === 404 && error.code !== 'NoSuchBucket';

/** Media in an S3-compatible bucket. @param logger Hears when it stops answering, once each time. */
export function bucketStore(options: BucketOptions, logger: Logger): MediaStore {
  const { bucket, prefix } = options;
  const request = requests(options);
  let isAway = false;

  /** @returns `undefined` where there is no such file. @throws MediaUnavailable */
  async function ask(key: string, sent: Sent): Promise<Response | undefined> {
    try {
      const response = await request(key, sent);
      isAway = false;
      return response;
    } catch (error) {
      if (isMissing(error)) return undefined;
      if (!isAway) logger.error('media', error);
      isAway = true;
      throw new MediaUnavailable();
    }
  }

  const { files, topFolders } = listing(prefix, async (search) => {
    const response = await ask('', { search });
    return response ? response.text() : '';
  });

  async function put(key: string, content: Uint8Array | { file: string }): Promise<void> {
    const body =
      content instanceof Uint8Array ? new Blob([new Uint8Array(content)]) : await openAsBlob(content.file);
    const headers = { 'Content-Type': typeOf(key), 'X-Amz-Content-Sha256': await sha256Of(content) };
    if (!(await ask(prefix + key, { method: 'PUT', headers, body }))) throw new MediaUnavailable();
  }

  const remove = async (key: string) => void (await ask(prefix + key, { method: 'DELETE' }));

  /** @returns whether there was something to copy */
  async function copy(from: string, to: string): Promise<boolean> {
    const headers = { 'X-Amz-Copy-Source': `/${bucket}/${encoded(prefix + from)}` };
    const response = await ask(prefix + to, { method: 'PUT', headers });
    if (!response) return false;
    await copied(response).catch((error) => {
      logger.error('media', error);
      throw new MediaUnavailable();
    });
    return true;
  }

  const removeFolder = async (name: string) => eachOf(await files(`${name}/`), ({ key }) => remove(key));

  return {
    place: `in the bucket ${bucket}`,
    async check() {
      try {
        await request('', { search: `?list-type=2&max-keys=1&prefix=${encodeURIComponent(prefix)}` });
      } catch (error) {
        if (!(error instanceof BucketError)) throw error;
        const isWrong =
          error.status === undefined ? error.code === 'ENOTFOUND' : neverRight.includes(error.status);
        if (isWrong) {
          throw new ConfigError(
            `MEDIA_URL, AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY do not open the bucket ${bucket}: ${error.code}.`,
          );
        }
        logger.error('media', error);
        isAway = true;
      }
    },
    put,
    async about(key) {
      const response = await ask(prefix + key, { method: 'HEAD' });
      if (!response) return undefined;
      const size = Number(response.headers.get('Content-Length'));
      return { size, changed: Date.parse(response.headers.get('Last-Modified') ?? '') };
    },
    async read(key, { start, end }) {
      const response = await ask(prefix + key, { headers: { Range: `bytes=${start}-${end}` } });
      if (!response) return undefined;
      // A part of another length would break the promise that the headers made.
      if (response.body && response.headers.get('Content-Length') === String(end - start + 1))
        return response.body;
      await response.body?.cancel();
      throw new MediaUnavailable();
    },
    async move(from, to) {
      if (await copy(from, to)) await remove(from);
    },
    remove,
    async list(folder) {
      const found = await files(`${folder}/`);
      return found.map(({ key, changed }) => ({ name: key.slice(folder.length + 1), since: changed }));
    },
    folders: topFolders,
    async folderChanged(name) {
      const found = await files(`${name}/`);
      return found.length > 0 ? Math.max(...found.map(({ changed }) => changed)) : undefined;
    },
    async makeFolder(name, last, fill) {
      const work = await mkdtemp(join(tmpdir(), 'banyan-media-'));
      try {
        const made = await fill(work);
        const names = await readdir(work);
        for (const one of [...names.filter((file) => file !== last), last])
          await put(`${name}/${one}`, { file: join(work, one) });
        return made;
      } finally {
        await rm(work, { recursive: true, force: true });
      }
    },
    async moveFolder(from, to, last) {
      const names = (await files(`${from}/`)).map(({ key }) => key.slice(from.length + 1));
      const move = async (name: string) => void (await copy(`${from}/${name}`, `${to}/${name}`));
      if ((await files(`${to}/${last}`)).length === 0) {
        await eachOf(
          names.filter((name) => name !== last),
          move,
        );
        await move(last);
      }
      await removeFolder(from);
    },
    removeFolder,
    whereIs: (key) => `s3://${bucket}/${prefix}${key}`,
  };
}
