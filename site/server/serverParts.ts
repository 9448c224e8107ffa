import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** What Vite notes of a file of the browser's build, as far as it is asked for here. */
export interface NotedChunk {
  file: string;
  /** Keys of the chunks that it imports. */
  imports?: readonly string[];
  css?: readonly string[];
  /** Whether every document begins with it. */
  isEntry?: boolean;
}

/** In the folder of the built site: what the bundler noted of the browser's files. */
export const manifestFile = 'client.json';

/** Modules whose HTML the browser keeps as the server sent it, by the route that shows nothing else. */
const parts: Readonly<Record<string, string>> = { '/my/{-$view}': 'src/pages/my/MyViews.tsx' };

/** What any address may show whose route knows nothing of it. */
const missing = 'src/pages/not-found/NotFoundPage.tsx';

/** Reads which stylesheets such a page needs besides its route's own, by the pattern of the route and the status it is sent with. */
export async function stylesOfParts(
  dist: string,
): Promise<(route: string | undefined, status: number) => readonly string[]> {
  const chunks: Readonly<Record<string, NotedChunk>> = JSON.parse(
    await readFile(path.join(dist, manifestFile), 'utf8'),
  );
  const found = new Map(
    Object.entries(parts).map(([route, module]) => [route, [...stylesOf(chunks, module)]]),
  );
  const ofMissing = [...stylesOf(chunks, missing)];
  return (route, status) => {
    if (status === 404) return ofMissing;
    return route === undefined ? [] : (found.get(route) ?? []);
  };
}

/** Addresses of the styles of a chunk and of all that it imports, those first. @throws when the build has no such chunk. */
function stylesOf(
  chunks: Readonly<Record<string, NotedChunk>>,
  key: string,
  seen = new Set<string>(),
): Set<string> {
  const chunk = chunks[key];
  if (!chunk) throw new Error(`The build has no ${key}.`);
  const styles = new Set<string>();
  // What every document has, it has already.
  if (seen.has(key) || chunk.isEntry) return styles;
  seen.add(key);
  for (const imported of chunk.imports ?? [])
    for (const style of stylesOf(chunks, imported, seen)) styles.add(style);
  for (const style of chunk.css ?? []) styles.add(`/${style}`);
  return styles;
}
