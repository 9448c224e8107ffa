import type { PhrasingContent } from 'mdast';

/** Formatting that Markdown supports. */
export interface Look {
  bold: boolean;
  italic: boolean;
  /** URL of the link; empty if the text is not a link. */
  href: string;
}

/** Text with one format. A line feed in it is a line break. */
export interface Run extends Look {
  text: string;
}

export const plainLook: Look = { bold: false, italic: false, href: '' };

const isSpace = (character: Run | undefined) =>
  character === undefined || character.text === ' ' || character.text === '\n';

/** Splits runs into single characters, with collapsed spaces and none at the ends of lines. */
function charactersOf(runs: readonly Run[]): Run[] {
  const characters: Run[] = [];
  for (const run of runs) {
    for (const sign of run.text) {
      const text = sign !== '\n' && /[\s\u200b\ufeff]/.test(sign) ? ' ' : sign;
      if (text === '\n' && characters.at(-1)?.text === ' ') characters.pop();
      if (text !== ' ' || !isSpace(characters.at(-1))) characters.push({ ...run, text });
    }
  }
  return characters;
}

/** Gives each space the format that the text on both sides shares, because a Markdown mark beside a space does not work. */
function lookedSpaces(characters: readonly Run[]): Run[] {
  let before: Run | undefined;
  return characters.map((character, at) => {
    if (!isSpace(character)) {
      before = character;
      return character;
    }
    const next = characters.slice(at, at + 8).find((one) => !isSpace(one));
    return {
      text: character.text,
      bold: before?.bold === true && next?.bold === true,
      italic: before?.italic === true && next?.italic === true,
      href: before?.href === next?.href ? (before?.href ?? '') : '',
    };
  });
}

/** Splits characters into paragraphs at double line breaks. */
function paragraphsOf(characters: readonly Run[]): Run[][] {
  const found: Run[][] = [];
  let now: Run[] = [];
  for (const character of [...characters, { ...plainLook, text: '\n' }, { ...plainLook, text: '\n' }]) {
    if (character.text !== '\n' || now.at(-1)?.text !== '\n') {
      if (now.length > 0 || !isSpace(character)) now.push(character);
      continue;
    }
    while (now.length > 0 && isSpace(now.at(-1))) now.pop();
    if (now.length > 0) found.push(now);
    now = [];
  }
  return found;
}

type Mark = keyof Look;

function grouped(characters: readonly Run[], mark: Mark): Run[][] {
  const groups: Run[][] = [];
  for (const character of characters) {
    const last = groups.at(-1);
    if (last?.[0]?.[mark] === character[mark]) last.push(character);
    else groups.push([character]);
  }
  return groups;
}

const textOf = (characters: readonly Run[]): PhrasingContent[] =>
  characters
    .map(({ text }) => text)
    .join('')
    .split('\n')
    .flatMap((value, line): PhrasingContent[] => [
      ...(line > 0 ? [{ type: 'break' } as const] : []),
      ...(value === '' ? [] : [{ type: 'text', value } as const]),
    ]);

function nodesOf(characters: readonly Run[], marks: readonly Mark[]): PhrasingContent[] {
  // A format that all characters share becomes the outermost one.
  const mark = marks.find((one) => characters.every((character) => character[one])) ?? marks[0];
  if (mark === undefined) return textOf(characters);
  const rest = marks.filter((one) => one !== mark);
  return grouped(characters, mark).flatMap((group): PhrasingContent[] => {
    const children = nodesOf(group, rest);
    const [first] = group;
    if (!first?.[mark]) return children;
    if (mark === 'href') return [{ type: 'link', url: first.href, children }];
    return [{ type: mark === 'bold' ? 'strong' : 'emphasis', children }];
  });
}

/**
 * Converts runs to Markdown paragraphs. Programs split a bold sentence into many runs, some with only a space; these are joined
 * again.
 */
export const phrasingOf = (runs: readonly Run[]): PhrasingContent[][] =>
  paragraphsOf(charactersOf(runs)).map((characters) =>
    nodesOf(lookedSpaces(characters), ['href', 'bold', 'italic']),
  );
