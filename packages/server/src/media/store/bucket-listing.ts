/** A file in a bucket; its key is without the prefix. */
export interface BucketFile {
  key: string;
  /** Milliseconds since 1970. */
  changed: number;
}

const textOf = (xml: string, name: string) => new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1] ?? '';
/** Keys are requested in URL encoding, so that no key needs XML escapes. */
const keyOf = (encoded: string) => decodeURIComponent(encoded.replaceAll('+', ' '));

/**
 * Creates the listing functions, which read ListObjectsV2 page after page.
 * @param prefix Prefix of all our keys in the bucket.
 * @param ask Sends a query to the bucket and returns the XML.
 */
export function listing(prefix: string, ask: (search: string) => Promise<string>) {
  async function* pages(more: Readonly<Record<string, string>>): AsyncGenerator<string> {
    let token = '';
    do {
      const search = new URLSearchParams({ 'list-type': '2', 'encoding-type': 'url', ...more });
      if (token) search.set('continuation-token', token);
      // A space is signed as `%20`, and must be sent in the same way.
      const xml = await ask(`?${search.toString().replaceAll('+', '%20')}`);
      yield xml;
      token = textOf(xml, 'IsTruncated') === 'true' ? textOf(xml, 'NextContinuationToken') : '';
    } while (token);
  }

  return {
    /** Returns all files whose keys begin with this text. */
    async files(beginning: string): Promise<BucketFile[]> {
      const found: BucketFile[] = [];
      for await (const xml of pages({ prefix: prefix + beginning })) {
        for (const [, one = ''] of xml.matchAll(/<Contents>([\s\S]*?)<\/Contents>/g)) {
          const key = keyOf(textOf(one, 'Key')).slice(prefix.length);
          found.push({ key, changed: Date.parse(textOf(one, 'LastModified')) });
        }
      }
      return found;
    },
    /** Returns the names of the folders at the top. */
    async topFolders(): Promise<string[]> {
      const found: string[] = [];
      for await (const xml of pages({ prefix, delimiter: '/' })) {
        for (const [, one = ''] of xml.matchAll(/<CommonPrefixes>([\s\S]*?)<\/CommonPrefixes>/g))
          found.push(keyOf(textOf(one, 'Prefix')).slice(prefix.length, -1));
      }
      return found;
    },
  };
}
