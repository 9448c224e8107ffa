import type { PhrasingContent } from 'mdast';

/** Looks that Markdown can say. */
export interface Look {
  bold: boolean;
  italic: boolean;
  /** Where a link leads; empty for what is no link. */
  href: string;
}

/** Words of one look. A line feed among them is a line break. */
export interface Run extends Look {
  text: string;
}

export const plainLook: Look = { bold: false, italic: false, href: '' };

const isSpace = (letter: Run | undefined) =>
  letter === undefined || letter.text === ' ' || letter.text === '\n';

/** Letters as they are read: spaces once, and none at the ends of lines. */
function lettersOf(runs: readonly Run[]): Run[] {
  const letters: Run[] = [];
  for (const run of runs) {
    for (const sign of run.text) {
      const text = sign !== '\n' && /[\s\u200b\ufeff]/.test(sign) ? ' ' : sign;
      if (text === '\n' && letters.at(-1)?.text === ' ') letters.pop();
      if (text !== ' ' || !isSpace(letters.at(-1))) letters.push({ ...run, text });
    }
  }
  return letters;
}

/** Gives spaces the looks that the words on both sides share: a mark beside a space is none. */
function lookedSpaces(letters: readonly Run[]): Run[] {
  let before: Run | undefined;
  return letters.map((letter, at) => {
    if (!isSpace(letter)) {
      before = letter;
      return letter;
    }
    const next = letters.slice(at, at + 8).find((one) => !isSpace(one));
    return {
      text: letter.text,
      bold: before?.bold === true && next?.bold === true,
      italic: before?.italic === true && next?.italic === true,
      href: before?.href === next?.href ? (before?.href ?? '') : '',
    };
  });
}

/** Paragraphs of letters: two line breaks end one. */
function paragraphsOf(letters: readonly Run[]): Run[][] {
  const found: Run[][] = [];
  let now: Run[] = [];
  for (const letter of [...letters, { ...plainLook, text: '\n' }, { ...plainLook, text: '\n' }]) {
    if (letter.text !== '\n' || now.at(-1)?.text !== '\n') {
      if (now.length > 0 || !isSpace(letter)) now.push(letter);
      continue;
    }
    while (now.length > 0 && isSpace(now.at(-1))) now.pop();
    if (now.length > 0) found.push(now);
    now = [];
  }
  return found;
}

type Mark = keyof Look;

function grouped(letters: readonly Run[], mark: Mark): Run[][] {
  const groups: Run[][] = [];
  for (const letter of letters) {
    const last = groups.at(-1);
    if (last?.[0]?.[mark] === letter[mark]) last.push(letter);
    else groups.push([letter]);
  }
  return groups;
}

const textOf = (letters: readonly Run[]): PhrasingContent[] =>
  letters
    .map(({ text }) => text)
    .join('')
    .split('\n')
    .flatMap((value, line): PhrasingContent[] => [
      ...(line > 0 ? [{ type: 'break' } as const] : []),
      ...(value === '' ? [] : [{ type: 'text', value } as const]),
    ]);

function nodesOf(letters: readonly Run[], marks: readonly Mark[]): PhrasingContent[] {
  // What all of it has stands outside.
  const mark = marks.find((one) => letters.every((letter) => letter[one])) ?? marks[0];
  if (mark === undefined) return textOf(letters);
  const rest = marks.filter((one) => one !== mark);
  return grouped(letters, mark).flatMap((group): PhrasingContent[] => {
    const children = nodesOf(group, rest);
    const [first] = group;
    if (!first?.[mark]) return children;
    if (mark === 'href') return [{ type: 'link', url: first.href, children }];
    return [{ type: mark === 'bold' ? 'strong' : 'emphasis', children }];
  });
}

/** Runs as paragraphs of Markdown. Programs cut a bold sentence into many runs, some with nothing but a space: they are one again. */
export const phrasingOf = (runs: readonly Run[]): PhrasingContent[][] =>
  paragraphsOf(lettersOf(runs)).map((letters) => nodesOf(lookedSpaces(letters), ['href', 'bold', 'italic']));
