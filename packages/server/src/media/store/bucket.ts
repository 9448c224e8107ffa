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

/** Address and credentials of a bucket. */
export interface BucketOptions extends BucketAddress {
  accessKeyId: string;
  secretAccessKey: string;
}

/** Error of a request to the bucket, with the code of S3 or of the network. It contains no personal data and can be logged. */
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

/** Statuses that do not go away by waiting: the name, the location or the keys are wrong. */
const neverRight = [301, 307, 400, 401, 403, 404];

/** Maximum time until a response begins, in milliseconds; longer for large uploads, which may be as slow as 100 KB a second. */
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
  /** Query string, added to the address. */
  search?: string;
}

/** Creates a function that sends one request and returns a successful response. @throws BucketError for every other response */
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
        // A redirect would lead to an address that was not signed.
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

/** Checks the body of a copy response: a 200 may still contain an error. */
async function copied(response: Response): Promise<void> {
  const failure = /<Error>[\s\S]*<Code>(\w+)<\/Code>/.exec(await response.text());
  if (failure) throw new BucketError(failure[1] ?? 'CopyFailed');
}

const isMissing = (error: unknown) =>
  error instanceof BucketError && error.status === 404 && error.code !== 'NoSuchBucket';

/** Creates a store for media in an S3-compatible bucket. @param logger Logs each outage once. */
export function bucketStore(options: BucketOptions, logger: Logger): MediaStore {
  const { bucket, prefix } = options;
  const request = requests(options);
  let isAway = false;

  /** @returns `undefined` if the file does not exist. @throws MediaUnavailable */
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

  /** @returns true if the source file existed */
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
      // A part of another length would contradict the headers that were already sent.
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
