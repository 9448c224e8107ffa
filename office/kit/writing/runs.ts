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

const isSpace = (email: Run | undefined) => email === undefined || email.text === ' ' || email.text === '\n';

/** Letters as they are read: spaces once, and none at the ends of lines. */
function emailsOf(runs: readonly Run[]): Run[] {
  const emails: Run[] = [];
  for (const run of runs) {
    for (const sign of run.text) {
      const text = sign !== '\n' && /[\s\u200b\ufeff]/.test(sign) ? ' ' : sign;
      if (text === '\n' && emails.at(-1)?.text === ' ') emails.pop();
      if (text !== ' ' || !isSpace(emails.at(-1))) emails.push({ ...run, text });
    }
  }
  return emails;
}

/** Gives spaces the looks that the words on both sides share: a mark beside a space is none. */
function lookedSpaces(emails: readonly Run[]): Run[] {
  let before: Run | undefined;
  return emails.map((email, at) => {
    if (!isSpace(email)) {
      before = email;
      return email;
    }
    const next = emails.slice(at, at + 8).find((one) => !isSpace(one));
    return {
      text: email.text,
      bold: before?.bold === true && next?.bold === true,
      italic: before?.italic === true && next?.italic === true,
      href: before?.href === next?.href ? (before?.href ?? '') : '',
    };
  });
}

/** Paragraphs of letters: two line breaks end one. */
function paragraphsOf(emails: readonly Run[]): Run[][] {
  const found: Run[][] = [];
  let now: Run[] = [];
  for (const email of [...emails, { ...plainLook, text: '\n' }, { ...plainLook, text: '\n' }]) {
    if (email.text !== '\n' || now.at(-1)?.text !== '\n') {
      if (now.length > 0 || !isSpace(email)) now.push(email);
      continue;
    }
    while (now.length > 0 && isSpace(now.at(-1))) now.pop();
    if (now.length > 0) found.push(now);
    now = [];
  }
  return found;
}

type Mark = keyof Look;

function grouped(emails: readonly Run[], mark: Mark): Run[][] {
  const groups: Run[][] = [];
  for (const email of emails) {
    const last = groups.at(-1);
    if (last?.[0]?.[mark] === email[mark]) last.push(email);
    else groups.push([email]);
  }
  return groups;
}

const textOf = (emails: readonly Run[]): PhrasingContent[] =>
  emails
    .map(({ text }) => text)
    .join('')
    .split('\n')
    .flatMap((value, line): PhrasingContent[] => [
      ...(line > 0 ? [{ type: 'break' } as const] : []),
      ...(value === '' ? [] : [{ type: 'text', value } as const]),
    ]);

function nodesOf(emails: readonly Run[], marks: readonly Mark[]): PhrasingContent[] {
  // What all of it has stands outside.
  const mark = marks.find((one) => emails.every((email) => email[one])) ?? marks[0];
  if (mark === undefined) return textOf(emails);
  const rest = marks.filter((one) => one !== mark);
  return grouped(emails, mark).flatMap((group): PhrasingContent[] => {
    const children = nodesOf(group, rest);
    const [first] = group;
    if (!first?.[mark]) return children;
    if (mark === 'href') return [{ type: 'link', url: first.href, children }];
    return [{ type: mark === 'bold' ? 'strong' : 'emphasis', children }];
  });
}

/** Runs as paragraphs of Markdown. Programs cut a bold sentence into many runs, some with nothing but a space: they are one again. */
export const phrasingOf = (runs: readonly Run[]): PhrasingContent[][] =>
  paragraphsOf(emailsOf(runs)).map((emails) => nodesOf(lookedSpaces(emails), ['href', 'bold', 'italic']));
