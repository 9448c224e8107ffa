/** A note for people who use the packages, from the folder `.changeset`: of the next version, which has no number yet. */
export interface Note {
  /** The file's name without its ending. */
  id: string;
  /** Names of the packages it is about, in the order of the note. */
  packages: readonly string[];
  /** Its paragraphs, as Markdown. */
  text: string;
}

/** One version of a `CHANGELOG.md`, as `changeset version` writes it. */
export interface Release {
  version: string;
  notes: readonly string[];
}

const fileName = (path: string): string => path.replace(/^.*\/|\.md$/g, '');

/** Notes of the next version: those about most packages first, then by name. What names no package is no note. */
export function notesOf(files: Readonly<Record<string, string>>): Note[] {
  return Object.entries(files)
    .flatMap(([path, file]) => {
      const [, head = '', text = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(file) ?? [];
      const packages = [...head.matchAll(/^['"]([^'"]+)['"]:/gm)].flatMap(([, name]) => name ?? []);
      return packages.length === 0 ? [] : [{ id: fileName(path), packages, text: text.trim() }];
    })
    .toSorted((a, b) => b.packages.length - a.packages.length || a.id.localeCompare(b.id));
}

/** The versions of a `CHANGELOG.md`, newest first. Lines that only name other packages' versions are left out. */
export function releasesOf(changelog: string): Release[] {
  return changelog
    .split(/^## /m)
    .slice(1)
    .map((part) => {
      const [version = '', ...lines] = part.split('\n');
      const notes = lines
        .join('\n')
        .split(/^- /m)
        .slice(1)
        .map((note) =>
          note
            .replace(/^###.*$/gm, '')
            .replace(/^[0-9a-f]{7,}: /, '')
            .replace(/\n {2}/g, '\n')
            .trim(),
        )
        .filter((note) => !note.startsWith('Updated dependencies'));
      return { version: version.trim(), notes };
    });
}

/** A note's first sentence, for a list. */
export const firstSentence = (text: string): string =>
  /^[\s\S]*?[.!?](?=\s|$)/.exec(text)?.[0].replace(/\s+/g, ' ') ?? text.replace(/\s+/g, ' ');
