import { type AnyComponentDocs, linesOf } from '../../packages/ui/docs/component/ComponentDocs.ts';
import { importsOf } from '../rules/imports.ts';
import { faultOfKey, isUnlisted } from './keyRules.ts';

/** What the rules have to know beside what is written. */
export interface Known {
  /** Of the component. */
  name: string;
  /** The comment above it, the first thing on its page. */
  lead: string;
  /** Its properties with their sentences. */
  props: readonly { name: string; text: string }[];
  /** The code as somebody would write it; `undefined` where there is none. */
  example: string | undefined;
  /** The text of the stories beside it. */
  stories: string;
  /** Pages by the name of what they are about. */
  pages: Readonly<Record<string, string>>;
  /** The text of the site's route tree. */
  paths: string;
  /** Of the packages. */
  version: string;
}

const wordsIn = (text: string): number => text.trim().split(/\s+/).length;

const isLater = (one: string, other: string): boolean =>
  one.localeCompare(other, 'en', { numeric: true }) > 0;

const notOurVoice = /\boops\b|!|\bplease\b|\bsorry\b/i;

/** At least and at most, by section: a page that goes on and on is not read. */
const counts = {
  use: [1, 4],
  avoid: [1, 8],
  anatomy: [1, 8],
  pairs: [1, 4],
  behavior: [3, 12],
  words: [1, 5],
  keys: [1, 8],
  says: [1, 6],
  focus: [1, 6],
  related: [1, 6],
} as const;

/** Sections that are empty without a reason, too short or too long. */
function countFaults(docs: AnyComponentDocs): string[] {
  const sections = { ...docs, anatomy: 'parts' in docs.anatomy ? docs.anatomy.parts : docs.anatomy };
  return Object.entries(counts).flatMap(([name, [least, most]]) => {
    const section = sections[name as keyof typeof counts];
    if ('none' in section)
      return section.none.trim() === '' ? [`${name} has neither lines nor a reason`] : [];
    const { length } = section;
    if (length === 0) return [`${name} has neither lines nor a reason`];
    return length < least || length > most
      ? [`${name}: ${length} lines, at least ${least}, at most ${most}`]
      : [];
  });
}

/** Sentences that are too long to be read on the way. */
function lengthFaults(docs: AnyComponentDocs, { lead, props }: Known): string[] {
  const tooLong = (section: string, most: number, texts: readonly string[]) =>
    texts
      .filter((text) => wordsIn(text) > most)
      .map((text) => `${section}: ${wordsIn(text)} words, at most ${most}`);
  const whens = (list: readonly { when: string }[]) => list.map(({ when }) => when);
  const parts = 'parts' in docs.anatomy ? docs.anatomy.parts : [];
  return [
    ...tooLong('lead', 40, [lead]),
    ...tooLong('use', 15, whens(docs.use)),
    ...tooLong('avoid', 15, whens(docs.avoid)),
    ...tooLong(
      'anatomy',
      20,
      parts.map(({ says }) => says),
    ),
    ...tooLong(
      'pairs',
      20,
      linesOf(docs.pairs).map(({ because }) => because),
    ),
    ...tooLong('behavior', 20, docs.behavior),
    ...props.flatMap((prop) => tooLong(`property ${prop.name}`, 30, [prop.text])),
  ];
}

/** Names and addresses that lead nowhere. */
function placeFaults(docs: AnyComponentDocs, { pages, paths, version }: Known): string[] {
  const going = typeof docs.status === 'object' ? [docs.status.going] : [];
  const parts = [...docs.avoid.map(({ use }) => use), ...docs.related.map(({ part }) => part), ...going];
  return [
    ...parts.filter((part) => part !== 'the page' && !(part in pages)).map((part) => `${part} has no page`),
    ...docs.use.flatMap(({ at }) =>
      at && !paths.includes(`'${at}'`) ? [`${at} is no page of the site`] : [],
    ),
    ...(isLater(docs.since, version) ? [`since ${docs.since} is later than ${version}`] : []),
  ];
}

/** A lead says what it does and what to use instead. */
function leadFaults(docs: AnyComponentDocs, { lead, name, pages }: Known): string[] {
  const named = [...lead.matchAll(/`(\w+)`/g)].flatMap(([, other = '']) => other);
  const sendsOn = named.some((other) => other !== name && other in pages);
  return [
    ...(/^\p{Lu}/u.test(lead) ? [] : ['the comment above it does not begin with a capital']),
    ...(docs.avoid.length === 0 || sendsOn ? [] : ['the comment above it names nothing to use instead']),
  ];
}

const maySee = /^(?:@banyan\/[\w-]+(?:\/[\w-]+)*|react|lucide)$/;

/** An example is what somebody else can type: short, and made of what they can install. */
function exampleFaults({ example }: Known): string[] {
  if (example === undefined) return ['there is no example'];
  const lines = example.trim().split('\n').length;
  return [
    ...(lines > 25 ? [`example: ${lines} lines, at most 25`] : []),
    ...importsOf({ path: 'example', text: example })
      .filter((specifier) => !maySee.test(specifier))
      .map((specifier) => `the example imports ${specifier}`),
  ];
}

/** What is wrong with what is written about a component, as sentences that begin with its name. What its types say is not said again. */
export function faultsOf(docs: AnyComponentDocs, known: Known): string[] {
  const { stories } = known;
  return [
    ...countFaults(docs),
    ...lengthFaults(docs, known),
    ...placeFaults(docs, known),
    ...leadFaults(docs, known),
    ...exampleFaults(known),
    ...linesOf(docs.keys).flatMap((row) => faultOfKey(row, stories)),
    ...linesOf(docs.pairs)
      .flatMap((pair) => [pair.do, pair.dont])
      .filter((story) => !isUnlisted(stories, story))
      .map((story) => `${story} is no story to be shown in a pair alone`),
    ...linesOf(docs.words)
      .filter(({ write }) => notOurVoice.test(write))
      .map(({ write }) => `words: “${write}” is not our voice`),
  ].map((fault) => `${known.name}: ${fault}`);
}

/** Written pages that are named as related by another and do not name it: the way stands on both. */
export const oneWayRelations = (
  written: readonly { name: string; docs: Pick<AnyComponentDocs, 'related'> }[],
): string[] =>
  written.flatMap(({ name, docs }) =>
    written
      .filter((other) => docs.related.some(({ part }) => part === other.name))
      .filter((other) => !other.docs.related.some(({ part }) => part === name))
      .map((other) => `${other.name} does not name ${name} as related`),
  );

/** Imports of drafts by a site: a draft may change any day. @param drafts Names of components. */
export const draftsImported = (
  drafts: readonly string[],
  sources: readonly { path: string; text: string }[],
): string[] =>
  sources.flatMap(({ path, text }) =>
    [...text.matchAll(/^import [^;]*from '@banyan\/[^']+';/gm)].flatMap(([statement]) =>
      drafts
        .filter((draft) => new RegExp(`\\b${draft}\\b`).test(statement))
        .map((draft) => `${path}: ${draft} is a draft`),
    ),
  );
