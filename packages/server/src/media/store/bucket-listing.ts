/** A file of a bucket, by its key without the prefix. */
export interface BucketFile {
  key: string;
  /** Milliseconds since 1970. */
  changed: number;
}

const textOf = (xml: string, name: string) => new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1] ?? '';
/** Keys are asked for as parts of addresses, so that no key needs XML's own escapes. */
const keyOf = (encoded: string) => decodeURIComponent(encoded.replaceAll('+', ' '));

/**
 * ListObjectsV2, page after page.
 * @param prefix Of all that is ours in the bucket.
 * @param ask Asks the bucket itself with a query and answers the XML.
 */
export function listing(prefix: string, ask: (search: string) => Promise<string>) {
  async function* pages(more: Readonly<Record<string, string>>): AsyncGenerator<string> {
    let token = '';
    do {
      const search = new URLSearchParams({ 'list-type': '2', 'encoding-type': 'url', ...more });
      if (token) search.set('continuation-token', token);
      // Signed as `%20`, a space has to be sent so.
      const xml = await ask(`?${search.toString().replaceAll('+', '%20')}`);
      yield xml;
      token = textOf(xml, 'IsTruncated') === 'true' ? textOf(xml, 'NextContinuationToken') : '';
    } while (token);
  }

  return {
    /** All files whose keys begin so. */
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
    /** Names of what lies at the top and has something below it. */
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
