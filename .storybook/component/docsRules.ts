import type { AnyComponentDocs } from '../../packages/ui/docs/component/ComponentDocs.ts';

interface Known {
  /** Pages by the name of what they are about. */
  pages: Readonly<Record<string, string>>;
  /** The text of the site's route tree. */
  paths: string;
  /** Of the packages. */
  version: string;
  /** The text of the stories beside it. */
  stories: string;
}

const wordsIn = (text: string): number => text.trim().split(/\s+/).length;

/** How a story's test presses what a page calls by its name. */
const presses: Readonly<Record<string, RegExp>> = {
  Tab: /userEvent\.tab\(|\{Tab\}/,
  'Shift + Tab': /tab\(\{ shift: true \}\)/,
  Space: /keyboard\(['"`](?: |\[Space\])/,
};
const pressed = (key: string): RegExp => presses[key] ?? new RegExp(`\\{${key.replaceAll(' ', '')}[}>]`);

const storyNamed = (stories: string, name: string): string =>
  stories.split(/^(?=export const )/m).find((story) => story.startsWith(`export const ${name}`)) ?? '';

/** A test may press its keys through a function of the file. */
const testOf = (stories: string, name: string): string => {
  const story = storyNamed(stories, name);
  const called = [...story.matchAll(/\b(\w+)\(/g)].map(([, callee = '']) =>
    stories
      .split(/^(?=const |function |async function )/m)
      .find((block) => new RegExp(`^(?:const|(?:async )?function) ${callee}\\b`).test(block)),
  );
  return [story, ...called].join('\n');
};

const isLater = (one: string, other: string): boolean =>
  one.localeCompare(other, 'en', { numeric: true }) > 0;

const notOurVoice = /\boops\b|!|\bplease\b|\bsorry\b/i;

/** What is wrong with what is written about a component, as sentences. What its types say is not said again. */
export function faultsOf(docs: AnyComponentDocs, { pages, paths, version, stories }: Known): string[] {
  const parts = [...docs.avoid.map(({ use }) => use), ...docs.related.map(({ part }) => part)];
  const going = typeof docs.status === 'object' ? [docs.status.going] : [];
  const tooLong = (section: string, most: number, texts: readonly string[]) =>
    texts
      .filter((text) => wordsIn(text) > most)
      .map((text) => `${section}: ${wordsIn(text)} words, at most ${most}`);
  return [
    ...[...parts, ...going]
      .filter((part) => part !== 'the page' && !(part in pages))
      .map((part) => `${part} has no page`),
    ...docs.use.flatMap(({ at }) =>
      at && !paths.includes(`'${at}'`) ? [`${at} is no page of the site`] : [],
    ),
    ...(isLater(docs.since, version) ? [`since ${docs.since} is later than ${version}`] : []),
    ...docs.keys
      .filter(({ keys, story }) => !pressed(keys).test(testOf(stories, story)))
      .map(({ keys, story }) => `${story} does not press ${keys}`),
    ...docs.pairs
      .flatMap((pair) => [pair.do, pair.dont])
      .filter((name) => !storyNamed(stories, name).includes("'!dev'"))
      .map((name) => `${name} is no story to be shown in a pair alone`),
    ...docs.words
      .filter(({ write }) => notOurVoice.test(write))
      .map(({ write }) => `words: “${write}” is not our voice`),
    ...tooLong(
      'use',
      15,
      docs.use.map(({ when }) => when),
    ),
    ...tooLong(
      'avoid',
      15,
      docs.avoid.map(({ when }) => when),
    ),
    ...tooLong(
      'pairs',
      20,
      docs.pairs.map(({ because }) => because),
    ),
    ...tooLong('anatomy', 20, docs.anatomy?.parts.map(({ says }) => says) ?? []),
  ];
}
