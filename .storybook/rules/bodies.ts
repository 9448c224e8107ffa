import { isTest, type Source, withoutComments } from './sources.ts';

/** A function with a name, and its body without spaces. */
interface Body {
  name: string;
  path: string;
  body: string;
}

/** Shorter ones, such as a getter, are alike by chance. */
const leastLetters = 60;

const beginning =
  /(?:^|\n)\s*(?:export\s+)?(?:async\s+)?(?:function\*?\s+(\w+)|const\s+(\w+)[^=\n]*=\s*(?:async\s*)?(?:\(|function\b|\w+\s*=>))/g;

/** From the first bracket after a place to the one that closes it; up to a line that begins at the margin if there is none. */
const bodyFrom = (text: string, from: number): string => {
  const rest = text.slice(from);
  const end = /\n(?=\S)(?![)}\]])/.exec(rest)?.index ?? rest.length;
  return rest.slice(0, end);
};

/** Every function that a file declares at its margin or inside another. */
const bodiesIn = ({ path, text }: Source): Body[] => {
  const code = withoutComments(text);
  return [...code.matchAll(beginning)].flatMap((match) => {
    const name = match[1] ?? match[2] ?? '';
    const body = bodyFrom(code, match.index + match[0].length).replace(/\s+/g, '');
    return body.length < leastLetters ? [] : [{ name, path, body }];
  });
};

/** Functions of the first files that the others have too, word for word, whatever they are called. */
export const repeatedBodies = (first: readonly Source[], others: readonly Source[]): string[] => {
  const known = new Map(
    others
      .filter((source) => !isTest(source))
      .flatMap(bodiesIn)
      .map((found) => [found.body, found]),
  );
  return first
    .filter((source) => !isTest(source))
    .flatMap(bodiesIn)
    .flatMap(({ name, path, body }) => {
      const other = known.get(body);
      return other ? [`${path}: ${name} is ${other.name} of ${other.path}`] : [];
    });
};
