import { createHash, createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { listenLocally } from '../../testing/listen-locally.ts';

/** Simulated faults: requests fail, get no response, get a rate limit error, or break off halfway. */
export type S3Fault = 'down' | 'silent' | 'SlowDown' | 'half';

interface StoredObject {
  bytes: Buffer;
  type: string;
  /** Milliseconds since 1970. */
  changed: number;
}

interface Answer {
  status: number;
  headers?: Record<string, string>;
  body?: Buffer | string;
}

const escaped = (text: string) => text.replace(/[<>&]/g, (one) => `&#${one.charCodeAt(0)};`);

const refused = (status: number, code: string): Answer => ({
  status,
  headers: { 'Content-Type': 'application/xml' },
  body: `<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code><Message>${code}</Message></Error>`,
});

const sha256 = (content: Buffer | string) => createHash('sha256').update(content).digest('hex');
const hmac = (key: Buffer | string, text: string) => createHmac('sha256', key).update(text).digest();

/** `UriEncode` of Amazon's documentation: encodes everything but letters, digits, dash, dot, underscore and tilde. */
const uriEncode = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (one) => `%${one.charCodeAt(0).toString(16).toUpperCase()}`);

interface Credentials {
  accessKeyId: string;
  secretAccessKey: string;
  region: string;
}

const byName = ([one = '']: string[], [other = '']: string[]) => (one < other ? -1 : 1);

/** Creates the canonical request of Signature Version 4. */
function canonicalRequest(
  { method = '', headers }: IncomingMessage,
  url: URL,
  signedHeaders: string,
  payload: string,
) {
  const path = url.pathname.split('/').map(decodeURIComponent).map(uriEncode).join('/');
  const query = [...url.searchParams].map((pair) => pair.map(uriEncode)).sort(byName);
  const lines = signedHeaders.split(';').map((name) => `${name}:${String(headers[name] ?? '').trim()}\n`);
  const search = query.map((pair) => pair.join('=')).join('&');
  return [method, path, search, lines.join(''), signedHeaders, payload].join('\n');
}

/** Returns the error in the signature of a request; `undefined` if it is valid. */
function wrongSignature(
  request: IncomingMessage,
  url: URL,
  body: Buffer,
  who: Credentials,
): Answer | undefined {
  const { authorization = '', 'x-amz-date': date = '', 'x-amz-content-sha256': payload } = request.headers;
  const [, key, scope = '', signed = '', signature] =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/([^,]+), ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/.exec(
      authorization,
    ) ?? [];
  if (!signature) return refused(403, 'AccessDenied');
  if (key !== who.accessKeyId) return refused(403, 'InvalidAccessKeyId');
  const at = String(date);
  const moment = Date.parse(at.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));
  if (!(Math.abs(Date.now() - moment) < 900_000)) return refused(403, 'RequestTimeTooSkewed');
  const day = at.slice(0, 8);
  if (scope !== `${day}/${who.region}/s3/aws4_request`) return refused(400, 'AuthorizationHeaderMalformed');
  const needed = ['host', ...Object.keys(request.headers).filter((name) => name.startsWith('x-amz-'))];
  const names = signed.split(';');
  if (needed.some((name) => !names.includes(name))) return refused(403, 'AccessDenied');
  const canonical = canonicalRequest(request, url, signed, String(payload));
  const toSign = ['AWS4-HMAC-SHA256', at, scope, sha256(canonical)].join('\n');
  const signing = [day, who.region, 's3', 'aws4_request'].reduce<Buffer | string>(
    hmac,
    `AWS4${who.secretAccessKey}`,
  );
  if (hmac(signing, toSign).toString('hex') !== signature) return refused(403, 'SignatureDoesNotMatch');
  return sha256(body) === payload ? undefined : refused(400, 'XAmzContentSHA256Mismatch');
}

/**
 * Simulates a bucket as Amazon's documentation of the calls describes it. @param pageSize Maximum number of keys in a page of a
 * list
 */
function books(bucket: string, pageSize: number) {
  const objects = new Map<string, StoredObject>();

  function list(query: URLSearchParams): Answer {
    const [prefix, delimiter] = [query.get('prefix') ?? '', query.get('delimiter') ?? ''];
    const shown = (key: string) => (query.get('encoding-type') === 'url' ? uriEncode(key) : escaped(key));
    const most = Math.min(Number(query.get('max-keys') ?? pageSize), pageSize);
    const token = query.get('continuation-token');
    const after = token === null ? '' : Buffer.from(token, 'base64').toString();
    const entries = new Map<string, StoredObject | undefined>();
    for (const [key, object] of [...objects].sort(byKey)) {
      if (!key.startsWith(prefix)) continue;
      const end = delimiter ? key.indexOf(delimiter, prefix.length) : -1;
      if (end < 0) entries.set(key, object);
      else entries.set(key.slice(0, end + delimiter.length), undefined);
    }
    const left = [...entries].filter(([key]) => key > after);
    const page = left.slice(0, most);
    const next = Buffer.from(page.at(-1)?.[0] ?? '').toString('base64');
    const rows = page.map(([key, object]) =>
      object
        ? `<Contents><Key>${shown(key)}</Key><LastModified>${new Date(object.changed).toISOString()}</LastModified><Size>${object.bytes.length}</Size></Contents>`
        : `<CommonPrefixes><Prefix>${shown(key)}</Prefix></CommonPrefixes>`,
    );
    const more = left.length > page.length;
    const body = [
      '<?xml version="1.0" encoding="UTF-8"?>\n<ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/">',
      `<Name>${bucket}</Name><Prefix>${shown(prefix)}</Prefix><KeyCount>${page.length}</KeyCount>`,
      `<MaxKeys>${most}</MaxKeys><IsTruncated>${more}</IsTruncated>`,
      more ? `<NextContinuationToken>${next}</NextContinuationToken>` : '',
      ...rows,
      '</ListBucketResult>',
    ].join('');
    return { status: 200, headers: { 'Content-Type': 'application/xml' }, body };
  }

  function read(key: string, range: string | undefined): Answer {
    const object = objects.get(key);
    if (!object) return refused(404, 'NoSuchKey');
    const { bytes, type, changed } = object;
    const headers = {
      'Content-Type': type,
      'Accept-Ranges': 'bytes',
      ETag: `"${createHash('md5').update(bytes).digest('hex')}"`,
      'Last-Modified': new Date(changed).toUTCString(),
    };
    const [asked, from = '', to = ''] = /^bytes=(\d+)-(\d*)$/.exec(range ?? '') ?? [];
    if (!asked) return { status: 200, headers, body: bytes };
    const end = Math.min(to === '' ? bytes.length - 1 : Number(to), bytes.length - 1);
    if (Number(from) > end) return refused(416, 'InvalidRange');
    const part = bytes.subarray(Number(from), end + 1);
    const span = { 'Content-Range': `bytes ${from}-${end}/${bytes.length}` };
    return { status: 206, headers: { ...headers, ...span }, body: part };
  }

  function write(key: string, { headers }: IncomingMessage, bytes: Buffer): Answer {
    // S3 accepts no body of unknown length.
    if (headers['content-length'] === undefined) return refused(411, 'MissingContentLength');
    objects.set(key, {
      bytes,
      type: headers['content-type'] ?? 'binary/octet-stream',
      changed: Date.now(),
    });
    return { status: 200 };
  }

  function copy(from: string, key: string): Answer {
    const source = decodeURIComponent(from).replace(/^\//, '');
    const object = source.startsWith(`${bucket}/`) ? objects.get(source.slice(bucket.length + 1)) : undefined;
    if (!object) return refused(404, 'NoSuchKey');
    objects.set(key, { ...object, changed: Date.now() });
    const body =
      '<?xml version="1.0" encoding="UTF-8"?>\n<CopyObjectResult><ETag>""</ETag></CopyObjectResult>';
    return { status: 200, headers: { 'Content-Type': 'application/xml' }, body };
  }

  return {
    objects,
    answer(request: IncomingMessage, url: URL, body: Buffer): Answer {
      const [, name = '', ...parts] = url.pathname.split('/').map(decodeURIComponent);
      const key = parts.join('/');
      if (name !== bucket) return refused(404, 'NoSuchBucket');
      const { method, headers } = request;
      const from = headers['x-amz-copy-source'];
      if (key === '') return method === 'GET' ? list(url.searchParams) : refused(405, 'MethodNotAllowed');
      if (method === 'GET' || method === 'HEAD') return read(key, headers.range);
      if (method === 'PUT') return from ? copy(String(from), key) : write(key, request, body);
      if (method !== 'DELETE') return refused(405, 'MethodNotAllowed');
      objects.delete(key);
      return { status: 204 };
    },
  };
}

const byKey = ([one]: [string, unknown], [other]: [string, unknown]) => (one < other ? -1 : 1);

export interface S3FakeOptions {
  bucket?: string;
  /** Number of keys in a page of a list. @default 1000 */
  pageSize?: number;
}

/** Starts a fake S3-compatible server on this machine. The caller closes it. */
export async function s3Fake({ bucket = 'banyan', pageSize = 1_000 }: S3FakeOptions = {}) {
  const who: Credentials = {
    accessKeyId: 'AKIABANYAN',
    secretAccessKey: 'a/secret+of=ours',
    region: 'garage',
  };
  const { objects, answer } = books(bucket, pageSize);
  const asked: string[] = [];
  let fault: S3Fault | undefined;

  const serve = async (request: IncomingMessage, response: ServerResponse) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    const body = Buffer.concat(parts);
    const url = new URL(request.url ?? '/', 'http://127.0.0.1');
    asked.push(`${request.method} ${url.pathname}`);
    if (fault === 'down') return void request.socket.destroy();
    if (fault === 'silent') return;
    const made =
      fault === 'SlowDown'
        ? refused(503, 'SlowDown')
        : (wrongSignature(request, url, body, who) ?? answer(request, url, body));
    const length = { 'Content-Length': String(Buffer.byteLength(made.body ?? '')) };
    response.writeHead(made.status, { ...made.headers, ...length });
    if (request.method === 'HEAD') return void response.end();
    if (fault !== 'half') return void response.end(made.body);
    const half = Buffer.from(made.body ?? '');
    response.write(half.subarray(0, half.length / 2), () => request.socket.destroy());
  };

  const server = createServer(
    (request, response) => void serve(request, response).catch(() => response.destroy()),
  );
  const port = await listenLocally(server);
  const endpoint = `http://127.0.0.1:${port}`;

  return {
    endpoint,
    /** Environment variables for a process that uses it. */
    environment: {
      MEDIA_URL: `s3://${bucket}/media?endpoint=${endpoint}&region=${who.region}`,
      AWS_ACCESS_KEY_ID: who.accessKeyId,
      AWS_SECRET_ACCESS_KEY: who.secretAccessKey,
    },
    /** Everything in the bucket, by key. */
    objects,
    /** Every request in order: method and path. */
    asked,
    /** Makes every request fail from now on. */
    misbehave(how: S3Fault) {
      fault = how;
    },
    /** Ends the fault. */
    behave() {
      fault = undefined;
    },
    /** Makes everything in the bucket old. @param moment Milliseconds since 1970 */
    age(moment: number) {
      for (const object of objects.values()) object.changed = moment;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
