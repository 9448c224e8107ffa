import type { CompressedSize } from './compress.ts';
import type { WrittenPage } from './prerender.ts';

/** Prints what each page loads: the size of its HTML, styles and scripts, compressed. */
export function printScripts(pages: readonly WrittenPage[], sizes: readonly CompressedSize[]): void {
  const bySize = new Map(sizes.map((size) => [size.file, size]));
  const rows = pages.map((page) => {
    const named = [...new Set([...page.html.matchAll(/"\/(assets\/[^"]+)"/g)].map((m) => m[1] ?? ''))];
    const total = (files: string[], encoding: 'gzip' | 'brotli') =>
      kilobytes(files.reduce((sum, file) => sum + (bySize.get(file)?.[encoding] ?? 0), 0));
    const scripts = named.filter((name) => name.endsWith('.js'));
    const styles = named.filter((name) => name.endsWith('.css'));
    return {
      page: page.path,
      'html gzip': total([page.file], 'gzip'),
      'css gzip': total(styles, 'gzip'),
      'js gzip': total(scripts, 'gzip'),
      'js brotli': total(scripts, 'brotli'),
      requests: 1 + named.length,
    };
  });
  console.table(rows);
  const chunks = sizes
    .filter((size) => size.file.endsWith('.js'))
    .sort((a, b) => b.gzip - a.gzip)
    .map(({ file, gzip, brotli }) => ({ chunk: file, gzip: kilobytes(gzip), brotli: kilobytes(brotli) }));
  console.table(chunks);
}

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
