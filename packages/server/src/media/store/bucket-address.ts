/** Parsed value of `MEDIA_URL`. */
export interface BucketAddress {
  bucket: string;
  /** Prefix of all keys: empty, or with a slash at its end. */
  prefix: string;
  region: string;
  /** Address of the bucket, without a slash at its end. */
  url: string;
}

const known = ['endpoint', 'region'];
const isBucketName = (name: string) => /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(name);
/** A part that begins with a dot would be hidden, and an empty part is a valid but different key. */
const isPrefix = (prefix: string) =>
  prefix === '' || prefix.split('/').every((part) => /^[\w-][\w.-]*$/.test(part));

/** Returns the address of a bucket: a path of the endpoint, else a host name of Amazon. */
function urlOf(bucket: string, region: string, endpoint: string | null): string | undefined {
  if (endpoint === null) {
    const amazon = `s3.${region}.amazonaws.com`;
    // The wildcard certificate covers only one level of host names.
    return bucket.includes('.') ? `https://${amazon}/${bucket}` : `https://${bucket}.${amazon}`;
  }
  const url = URL.parse(endpoint);
  if (!url || !/^https?:$/.test(url.protocol) || url.search || url.hash || url.username) return undefined;
  return `${url.href.replace(/\/+$/, '')}/${bucket}`;
}

/**
 * Parses `s3://bucket/prefix?endpoint=https://…&region=…`. Without an endpoint the bucket is at Amazon. The region is a name that
 * the endpoint defines, by default `us-east-1`.
 * @returns `undefined` for an invalid address.
 */
export function bucketAddress(text: string): BucketAddress | undefined {
  const url = URL.parse(text);
  if (url?.protocol !== 's3:' || url.username || url.port || url.hash) return undefined;
  const { hostname: bucket, searchParams } = url;
  const names = [...searchParams.keys()];
  if (names.some((name) => !known.includes(name)) || new Set(names).size < names.length) return undefined;
  const region = searchParams.get('region') ?? 'us-east-1';
  const prefix = url.pathname.replace(/^\/+|\/+$/g, '');
  if (!isBucketName(bucket) || !isPrefix(prefix) || !/^[a-z0-9-]+$/i.test(region)) return undefined;
  const address = urlOf(bucket, region, searchParams.get('endpoint'));
  return address === undefined ? undefined : { bucket, prefix: prefix && `${prefix}/`, region, url: address };
}
