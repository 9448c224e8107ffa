import { isStory, isTest, type Source } from './sources.ts';

/** Words that begin like one of our names and are somebody else's: of the browser, and of a form's answers. */
const others = new Set(['ButtonText', 'CanvasText', 'NaN', 'Other']);

/** Names that the packages export, whatever they are, and those of an index that hands on others'. */
export const exportedNames = (sources: readonly Source[]): Set<string> =>
  new Set(
    sources.flatMap(({ text }) => [
      ...[
        ...text.matchAll(/^export (?:declare )?(?:async )?(?:const|function|class|interface|type) (\w+)/gm),
      ].flatMap(([, name = '']) => name),
      ...[...text.matchAll(/^export (?:type )?\{([^}]*)\}/gm)].flatMap(
        ([, list = '']) => list.match(/\b[A-Z]\w*/g) ?? [],
      ),
    ]),
  );

/** Comments of a module, for whoever uses it; the prose of a page without its samples; of what is written about a component or a pattern everything. */
const proseOf = ({ path, text }: Source): string => {
  if (/\.(?:docs|pattern)\.ts$/.test(path)) return text;
  if (path.endsWith('.mdx')) return text.replace(/^```[\s\S]*?^```/gm, '');
  return (text.match(/\/\*\*[\s\S]*?\*\//g) ?? []).join('\n');
};

/** Whether people who use a package read it: what is written about a component or a pattern, a page, comments. */
const isRead = (source: Source): boolean =>
  /\.mdx$|\.(?:docs|pattern)\.ts$/.test(source.path) ||
  (source.path.endsWith('.tsx') && !isStory(source) && !isTest(source));

/** A name of ours: `ButtonLink`, not `button` or `CTA`. */
const name = /`([A-Z]\w*[a-z]\w*)`/g;
/** In a comment `December` may be what somebody passes, so only a name of several words is surely one. */
const longName = /`([A-Z]\w*[a-z]\w*[A-Z]\w*)`/g;

/** Names in backticks that look like one of ours and are none, as `file: Name`. */
export const namesOfNothing = (sources: readonly Source[], known: ReadonlySet<string>): string[] =>
  sources.filter(isRead).flatMap((source) =>
    [...proseOf(source).matchAll(source.path.endsWith('.tsx') ? longName : name)]
      .flatMap(([, found = '']) => found)
      .filter((found) => !known.has(found) && !others.has(found))
      .map((found) => `${source.path}: ${found}`),
  );
