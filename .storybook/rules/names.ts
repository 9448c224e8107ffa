import { isStory, isTest, type Source } from './sources.ts';

/** Words that begin like one of our names and are somebody else's: of the browser, of React, of a form's answers. */
const others = new Set(['ButtonText', 'CanvasText', 'Content-Security-Policy', 'Other']);

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

/** Comments of a module, for whoever uses it; the prose of a page without its samples; of what is written about a component everything. */
const proseOf = ({ path, text }: Source): string => {
  if (path.endsWith('.docs.ts')) return text;
  if (path.endsWith('.mdx')) return text.replace(/^```[\s\S]*?^```/gm, '');
  return (text.match(/\/\*\*[\s\S]*?\*\//g) ?? []).join('\n');
};

/** Whether people who use a package read it: what is written about a component, a page, the comments of what is exported. */
const isRead = (source: Source): boolean =>
  /\.mdx$|\.docs\.ts$/.test(source.path) ||
  (source.path.endsWith('.tsx') && !isStory(source) && !isTest(source));

/** Names in backticks that look like one of ours and are none, as `file: Name`: `ButtonLink` has one, `button` and `CTA` have not. */
export const namesOfNothing = (sources: readonly Source[], known: ReadonlySet<string>): string[] =>
  sources.filter(isRead).flatMap((source) =>
    [...proseOf(source).matchAll(/`([A-Z]\w*[a-z]\w*)`/g)]
      .flatMap(([, name = '']) => name)
      .filter((name) => !known.has(name) && !others.has(name))
      .map((name) => `${source.path}: ${name}`),
  );
