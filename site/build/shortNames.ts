import { globSync } from 'node:fs';
import path from 'node:path';

/** What vanilla-extract knows of a class, a variable or an animation that wants a name. */
interface Unnamed {
  /** The file's hash, and which of the file's names this is, in base 36. */
  hash: string;
  /** From the folder of the site. */
  filePath: string;
}

/**
 * First letters. Not before `H`: blockers of advertisements hide such names. Capitals: no name is a word of selectors, as `odd` would be,
 * which vanilla-extract takes for the class.
 */
const letters = 'HIJKLMNOPQRSTUVWXYZ';
const digits = 36;

/**
 * Names of three or four characters in place of nine: of which file, and which of its names. They stand in the HTML, the styles
 * and the scripts of every page, and hashes do not compress. Made of the list of all files alone, so the browser's build, the
 * server's and the next one agree.
 *
 * @param root Folder of the repository.
 * @throws for a file that is none of ours, or when there are more than two characters can name.
 */
export function shortNames(root: string): (unnamed: Unnamed) => string {
  const files = globSync(['packages/*/src/**/*.css.ts', 'site/src/**/*.css.ts'], { cwd: root }).sort();
  if (files.length > letters.length * digits) throw new Error('Two characters cannot name all these files.');
  const hashes = new Map<string, string>();
  return ({ hash, filePath }) => {
    const place = files.indexOf(path.join('site', filePath));
    if (place === -1) throw new Error(`${filePath} is not among the style sheets of the site.`);
    // The first name of a file has the number 0.
    const known = hashes.get(filePath) ?? hash.slice(0, -1);
    hashes.set(filePath, known);
    const letter = letters[Math.floor(place / digits)] ?? '';
    return `${letter}${(place % digits).toString(digits)}${hash.slice(known.length)}`;
  };
}
