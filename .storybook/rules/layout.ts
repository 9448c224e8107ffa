import { posix } from 'node:path';

/** The names in a group of a line, `src/layout/ elements/`; none, when the group is the description. */
const namesOf = (group: string): string[] => {
  const words = group.split(' ');
  return words.every((word) => /^\.?[\w-][\w./-]*(?:\/|\.\w+)$/.test(word)) ? words : [];
};

/** What a line names below a folder. `src/layout/ elements/` share `src`; two spaces begin anew. */
const pathsOf = (line: string, parent: string): string[] =>
  line
    .trim()
    .split(/ {2,}/)
    .flatMap((group) => {
      const [first, ...others] = namesOf(group);
      if (first === undefined) return [];
      const beside = posix.dirname(first);
      return [first, ...others.map((name) => posix.join(beside, name))].map((name) =>
        posix.join(parent, name),
      );
    });

/**
 * Every path that a page's section `## Layout` names, from the repository's root, folders with a slash at the end. What is
 * indented lies in the first folder of the nearest line that is less indented.
 */
export const pathsOfLayout = (page: string): string[] => {
  const [, block = ''] = /^## Layout\n+```\n([\s\S]*?)^```/m.exec(page) ?? [];
  const above: { indent: number; path: string }[] = [];
  const lines = block.split('\n').filter((line) => line.trim() !== '');
  return lines.flatMap((line) => {
    const indent = line.search(/\S/);
    while (above.length > 0 && indent <= (above.at(-1)?.indent ?? 0)) above.pop();
    const paths = pathsOf(line, above.at(-1)?.path ?? '');
    if (paths[0]?.endsWith('/')) above.push({ indent, path: paths[0] });
    return paths;
  });
};

/** What a layout is compared with: the folders in a folder, and whether a path is there. */
export interface Tree {
  foldersIn: (folder: string) => readonly string[];
  exists: (path: string) => boolean;
}

/**
 * Where a layout and the tree differ. A folder of which it names one part is named whole, so that a new one cannot be
 * forgotten.
 * @param whole Folders whose parts are all named in any case, without a slash at the end.
 */
export const layoutFaults = (paths: readonly string[], tree: Tree, whole: readonly string[]): string[] => {
  const named = new Set(
    paths.flatMap((path) => {
      const parts = path.replace(/\/$/, '').split('/');
      return parts.map((_, index) => parts.slice(0, index + 1).join('/'));
    }),
  );
  const parents = new Set([...whole, ...[...named].map((path) => posix.dirname(path))]);
  const missing = [...parents]
    .filter(tree.exists)
    .flatMap((parent) => tree.foldersIn(parent).map((folder) => posix.join(parent, folder)))
    .filter((folder) => !named.has(folder));
  return [
    ...[...named].filter((path) => !tree.exists(path)).map((path) => `${path} is no more`),
    ...missing.map((folder) => `${folder} is not named`),
  ];
};
