import type { PublishedFile } from './pages.ts';

/** Pages that are the same for everybody and were rendered for somebody: whoever comes soon after gets them from memory. */
export interface KeptPages {
  /** The page at a path, unless it is too old, or soon will be and nobody renders it yet. */
  read: (pathname: string) => PublishedFile | undefined;
  /** To be called before the page at a path is rendered; what it answers keeps that page, unless the data has changed meanwhile. */
  begin: (pathname: string) => (page: PublishedFile) => void;
  /** To be called after every change of the data: from here on nobody gets what was rendered before it. */
  changed: () => void;
}

interface Bounds {
  /** How long a page is sent before it is rendered again, in milliseconds: as long as an answer of the API. @default 1000 */
  lifeMs?: number;
  /** Pages at a time, each some 100 kB. @default 100 */
  most?: number;
  /** A clock that never goes back, in milliseconds. */
  now?: () => number;
}

interface Kept {
  page: PublishedFile;
  until: number;
  /** Somebody has begun to render the next one. */
  isRenewed: boolean;
}

/** So long before its end whoever comes first renders a page anew, and all others still get it. Longer than a rendering takes. */
const renewMs = 150;

/**
 * A page lives for a second at most, so that it is not much older than what another process has changed, and whatever of it
 * goes by the clock. Rendered again, the same text keeps its bytes and its best packing (`packedFile`).
 */
export function keptPages({
  lifeMs = 1_000,
  most = 100,
  now = () => performance.now(),
}: Bounds = {}): KeptPages {
  const kept = new Map<string, Kept>();
  let change = 0;
  return {
    read(pathname) {
      const found = kept.get(pathname);
      if (!found) return undefined;
      const left = found.until - now();
      if (left > renewMs || (left > 0 && found.isRenewed)) return found.page;
      if (left <= 0) kept.delete(pathname);
      return undefined;
    },
    begin(pathname) {
      const began = { change, until: now() + lifeMs };
      const last = kept.get(pathname);
      if (last) last.isRenewed = true;
      return (page) => {
        if (began.change !== change) return;
        kept.delete(pathname);
        kept.set(pathname, { page, until: began.until, isRenewed: false });
        const [oldest] = kept.keys();
        if (kept.size > most && oldest !== undefined) kept.delete(oldest);
      };
    },
    changed() {
      change += 1;
      kept.clear();
    },
  };
}
