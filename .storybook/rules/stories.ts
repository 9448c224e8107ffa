import { sanitize, storyNameFromExport, toId } from 'storybook/internal/csf';
import { isStory, isTest, placesOf, type Source, withoutComments } from './sources.ts';

const folderOf = (path: string): string => path.slice(0, path.lastIndexOf('/'));
const nameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

/** Names of the components that a file declares and exports. Constants that begin with a capital are not components. */
const componentsOf = ({ text }: Source): string[] =>
  [
    ...withoutComments(text).matchAll(
      /^export (?:async )?(?:function|const) ([A-Z][A-Za-z0-9]*[a-z][A-Za-z0-9]*)/gm,
    ),
  ].flatMap((match) => match[1] ?? []);

const isComponentFile = (source: Source): boolean =>
  /^[A-Z]\w*\.tsx$/.test(nameOf(source.path)) && !isStory(source) && !isTest(source);

/** What a folder's `index.ts` lets out: its names, and the files it lets out whole. */
const letOut = (index: Source | undefined) => {
  const text = withoutComments(index?.text ?? '');
  return {
    whole: [...text.matchAll(/export \* from '\.\/([^']+)'/g)].flatMap((match) => match[1] ?? []),
    names: new Set(
      [...text.matchAll(/export \{([^}]*)\}/g)].flatMap(
        ([, list = '']) => list.replace(/\btype \w+/g, '').match(/\b[A-Z]\w*/g) ?? [],
      ),
    ),
  };
};

/** Components that a package exports and that no story of their folder shows. */
export const componentsWithoutStory = (sources: readonly Source[]): string[] => {
  const byPath = new Map(sources.map((source) => [source.path, source]));
  /* A folder that its section's index passes over is a part of its neighbours, and is seen in their stories. */
  const isInternal = (folder: string): boolean => {
    const section = byPath.get(`${folderOf(folder)}/index.ts`);
    return section !== undefined && !section.text.includes(`./${nameOf(folder)}/`);
  };
  return sources.filter(isComponentFile).flatMap((source) => {
    const folder = folderOf(source.path);
    if (isInternal(folder)) return [];
    const stories = sources.filter((other) => isStory(other) && folderOf(other.path) === folder);
    const { whole, names } = letOut(byPath.get(`${folder}/index.ts`));
    const exported = componentsOf(source).filter(
      (name) => whole.includes(nameOf(source.path)) || names.has(name),
    );
    if (stories.length === 0) return exported.length > 0 ? [`${source.path}: no story in its folder`] : [];
    return exported
      .filter((name) => !stories.some((story) => new RegExp(`\\b${name}\\b`).test(story.text)))
      .map((name) => `${source.path}: no story shows ${name}`);
  });
};

/** The sections of the sidebar, in their order, as Storybook reads them. */
export const sectionsOf = (preview: string): string[] => {
  const order =
    /\border:\s*\[((?:[^[\]]|\[[^\]]*\])*)\]/.exec(preview)?.[1]?.replace(/\[[^\]]*\]/g, '') ?? '';
  return [...order.matchAll(/'([^']+)'/g)].flatMap((match) => match[1] ?? []);
};

/** The title of a page of the sidebar, `Elements/Button`. */
export const titleOf = ({ path, text }: Source): string | undefined =>
  path.endsWith('.mdx')
    ? /<Meta[^>]*\btitle="([^"]+)"/.exec(text)?.[1]
    : /const meta\b[^{]*\{[\s\S]*?\btitle:\s*'([^']+)'/.exec(withoutComments(text))?.[1];

const isPage = (source: Source): boolean => isStory(source) || source.path.endsWith('.mdx');

/** Pages of the sidebar whose title is missing, outside the agreed sections, or taken twice. */
export const misplacedPages = (sources: readonly Source[], sections: readonly string[]): string[] => {
  const taken = new Map<string, string>();
  return sources.filter(isPage).flatMap((source) => {
    const title = titleOf(source);
    if (title === undefined) return [`${source.path}: no title`];
    if (!sections.some((section) => title.startsWith(`${section}/`))) return [`${source.path}: ${title}`];
    const first = taken.get(title);
    taken.set(title, source.path);
    return first === undefined ? [] : [`${source.path}: ${title} is already ${first}`];
  });
};

/** Stories that would stand in the sidebar without being tested, or with axe held back. */
export const storiesThatEscape = (sources: readonly Source[]): string[] =>
  sources
    .filter(isStory)
    .flatMap((source) =>
      placesOf({ ...source, text: withoutComments(source.text) }, /'!test'|'photo-only'|\ba11y\s*:.*/g),
    );

/**
 * `Elements/Button/Gallery` for every story tagged `photo`: how the sidebar and Chromatic name it. The tag has to stand in
 * the story itself: Storybook reads tags without running the file, and sees none that another constant holds.
 */
export const photographedStories = (sources: readonly Source[]): string[] =>
  sources.filter(isStory).flatMap((source) => {
    const statements = withoutComments(source.text).split(/^(?=\w)/m);
    return statements
      .filter((story) => /^export const \w[\s\S]*\btags:\s*\[[^\]]*'photo'/.test(story))
      .map(
        (story) => `${titleOf(source)}/${storyNameFromExport(/^export const (\w+)/.exec(story)?.[1] ?? '')}`,
      );
  });

/** Story files without one story tagged `photo`. */
export const unphotographed = (sources: readonly Source[]): string[] =>
  sources
    .filter(isStory)
    .filter((source) => photographedStories([source]).length === 0)
    .map(({ path }) => path);

/** The name of a page without its section and without words for the search: `Colour` of `Foundations/Colour (palette)`. */
const shortName = (title: string): string =>
  title.replace(/^.*\/(?=[^()]*(?:\(|$))/, '').replace(/ \(.*$/, '');

/**
 * What is wrong with the page of other names: a heading `### Modal, popup: Dialog` that promises a page there is not, or
 * does not link to it below; and pages of components that no heading names.
 */
export const faultsOfNames = (document: string, sources: readonly Source[]): string[] => {
  const pages = sources.filter(isPage).flatMap((source) => titleOf(source) ?? []);
  const entries = document.split(/^#+ /m).filter((entry) => /^.*: ./.test(entry));
  const named = entries.flatMap((entry) => {
    const parts = /^.*: (.+)/.exec(entry)?.[1]?.split(', ') ?? [];
    return parts.map((part) => ({ part, entry }));
  });
  const faults = named.flatMap(({ part, entry }) => {
    const titles = pages.filter((title) => shortName(title) === part);
    if (titles.length === 0) return [`${part} is no page`];
    return titles.some((title) => entry.includes(`?path=/docs/${sanitize(title)}--docs)`))
      ? []
      : [`${part} is not linked`];
  });
  const known = new Set(named.map(({ part }) => part));
  const components = sources
    .filter((source) => isStory(source) && !source.path.includes('/docs/'))
    .flatMap((source) => titleOf(source) ?? []);
  return [
    ...faults,
    ...new Set(
      components.flatMap((title) =>
        known.has(shortName(title)) ? [] : [`${shortName(title)} has no other name`],
      ),
    ),
  ];
};

/** What a page or a story file is found at: `elements-button--docs`, `elements-button--gallery`. */
const addressesOf = (source: Source): string[] => {
  const title = titleOf(source);
  if (title === undefined) return [];
  const stories = isStory(source) ? [...withoutComments(source.text).matchAll(/^export const (\w+)/gm)] : [];
  return [
    `docs/${sanitize(title)}--docs`,
    ...stories.map(([, name = '']) => `story/${toId(title, storyNameFromExport(name))}`),
  ];
};

/** Links of documents to a page or a story that is not there, as `file: address`. */
export const deadLinks = (documents: readonly Source[], sources: readonly Source[]): string[] => {
  const known = new Set([...documents, ...sources].filter(isPage).flatMap(addressesOf));
  return documents.flatMap(({ path, text }) =>
    [
      ...[...text.matchAll(/\?path=\/((?:docs|story)\/[\w-]+)/g)].flatMap(([, address]) => address ?? []),
      ...[...text.matchAll(/viewMode=story&id=([\w-]+)/g)].map(([, id]) => `story/${id}`),
    ].flatMap((address) => (known.has(address) ? [] : [`${path}: ${address}`])),
  );
};
