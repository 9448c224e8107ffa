import { describe, expect, it } from 'vitest';
import { repeatedBodies } from './rules/bodies.ts';
import { importsOf, type Manifest, mayImport, type PackageRules, wrongImports } from './rules/imports.ts';
import { layoutFaults, pathsOfLayout, type Tree } from './rules/layout.ts';
import { rawColors, styleAttributes } from './rules/marks.ts';
import { exists, foldersIn, readText, type Source, sourcesIn } from './rules/sources.ts';
import {
  componentsWithoutStory,
  deadLinks,
  faultsOfNames,
  misplacedPages,
  photographedStories,
  sectionsOf,
  storiesThatEscape,
  unphotographed,
} from './rules/stories.ts';

/*
 * The rules that no linter knows. Each is shown a made-up offender first: a rule that cannot fail would
 * be no rule.
 */

/** Components of the Office. */
const officeScreens = sourcesIn('office').filter(({ path }) =>
  /^office\/(?:features\/[^/]+\/components|kit\/\w+|shell\/(?:components|keyboard|views))\//.test(path),
);
const components = [...sourcesIn('packages/ui/src'), ...sourcesIn('packages/forms/src'), ...officeScreens];
const documents = sourcesIn('packages/ui/docs');
/** Everything else that Storybook shows: patterns, and the pages of the other packages. */
const shown = [...sourcesIn('.storybook/patterns'), ...sourcesIn('packages/create-chapter/docs')];
const app = sourcesIn('packages/app/src');
const starter = sourcesIn('packages/create-chapter/src');
const site = sourcesIn('site');

const file = (path: string, text: string): Source => ({ path, text });

describe('a component has a story', () => {
  const notice = file('packages/ui/src/elements/Notice/Notice.tsx', 'export function Notice() {}');
  const index = file('packages/ui/src/elements/Notice/index.ts', "export { Notice } from './Notice.tsx';");

  it('is missed when there is none, or when none shows it', () => {
    const other = file('packages/ui/src/elements/Notice/Notice.stories.tsx', "title: 'Elements/Other'");
    expect(componentsWithoutStory([notice, index])).toHaveLength(1);
    expect(componentsWithoutStory([notice, index, other])).toEqual([`${notice.path}: no story shows Notice`]);
  });

  it('holds for every component that ui, forms and the Office export', () => {
    expect(components.length).toBeGreaterThan(50);
    expect(componentsWithoutStory(components)).toEqual([]);
  });
});

describe('a page of the sidebar stands in an agreed section', () => {
  const sections = sectionsOf(readText('.storybook/preview.tsx'));

  it('is noticed elsewhere, and when a title is taken twice', () => {
    const lost = file('packages/ui/src/a.stories.tsx', "const meta = { title: 'Widgets/A' }");
    const one = file('packages/ui/src/b.stories.tsx', "const meta = { title: 'Elements/B' }");
    const two = file('packages/ui/src/c.stories.tsx', "const meta = { title: 'Elements/B' }");
    expect(misplacedPages([lost, one, two], sections)).toHaveLength(2);
  });

  it('holds for every story and every document', () => {
    expect(sections).toContain('Elements');
    expect(misplacedPages([...components, ...documents, ...shown], sections)).toEqual([]);
  });
});

describe('a part can be found by another name', () => {
  const dialog = file('a/Dialog.stories.tsx', "const meta = { title: 'Overlays/Dialog' };");
  const link = '[Overlays/Dialog](?path=/docs/overlays-dialog--docs)';

  it.each([
    [`### Modal: Dialog\n\n${link}.\n`, []],
    [`### Modal: Dialog\n\n${link}.\n\n### Alert: Dialogue\n`, ['Dialogue is no page']],
    [`### Modal: Dialog\n\nA question.\n\n## Other\n\n${link}\n`, ['Dialog is not linked']],
    ['## Overlays\n', ['Dialog has no other name']],
  ])('%j', (page, faults) => expect(faultsOfNames(page, [dialog])).toEqual(faults));

  it('holds for every heading of the page, and for every component of ui and forms', () => {
    const page = readText('packages/ui/docs/ByAnotherName.mdx');
    const named = components.filter(({ path }) => !path.startsWith('office/'));
    expect(faultsOfNames(page, [...named, ...documents])).toEqual([]);
  });
});

describe('a link of a document leads somewhere', () => {
  const stories = file(
    'a/Notice.stories.tsx',
    "const meta = { title: 'Elements/Notice' };\nexport const AtNight = {};",
  );
  const page = (link: string) =>
    file('a/Page.mdx', `<Meta title="Start here/A page" /> [there](?path=/${link})`);

  it.each(['docs/elements-notice--docs', 'story/elements-notice--at-night', 'docs/start-here-a-page--docs'])(
    'to %s',
    (link) => expect(deadLinks([page(link)], [stories])).toEqual([]),
  );

  it.each(['docs/elements-notices--docs', 'story/elements-notice--by-day'])('misses %s', (link) =>
    expect(deadLinks([page(link)], [stories])).toEqual([`a/Page.mdx: ${link}`]),
  );

  it('in a frame too', () => {
    const framed = (id: string) =>
      file('a/Frame.tsx', `<iframe src="iframe.html?viewMode=story&id=${id}&globals=mode:dark" />`);
    expect(deadLinks([framed('elements-notice--at-night')], [stories])).toEqual([]);
    expect(deadLinks([framed('elements-notice--gone')], [stories])).toHaveLength(1);
  });

  it('holds for every document', () => {
    expect(deadLinks([...documents, ...shown], components)).toEqual([]);
  });
});

describe('a story is tested and photographed', () => {
  it('notices a story kept from the tests, or from axe', () => {
    const hidden = file('a.stories.tsx', "export const A = { tags: ['!test'] }");
    const lenient = file('b.stories.tsx', "parameters: { a11y: { test: 'todo' } }");
    expect(storiesThatEscape([hidden, lenient])).toHaveLength(2);
    expect(unphotographed([hidden])).toEqual(['a.stories.tsx']);
  });

  it('names a photographed story as the sidebar does', () => {
    const story =
      "const meta = { title: 'Elements/A' };\nexport const OnAPhone: Story = { tags: ['photo'] };";
    expect(photographedStories([file('a.stories.tsx', story)])).toEqual(['Elements/A/On A Phone']);
  });

  it('does not take the tag of another constant for that of the story', () => {
    const stories = `const meta = { title: 'Elements/A' };
export const First: Story = {
  args: {},
};
const shared: Story = { tags: ['photo'] };
export const Gallery: Story = { ...shared };`;
    expect(unphotographed([file('a.stories.tsx', stories)])).toHaveLength(1);
  });

  it('keeps no story from the tests, and no rule of axe from a story', () => {
    expect(storiesThatEscape([...components, ...documents, ...shown])).toEqual([]);
  });

  it('has a picture of every component, and of every pattern', () => {
    expect(unphotographed([...components, ...sourcesIn('.storybook/patterns')])).toEqual([]);
  });
});

describe('a colour has a name', () => {
  it('is noticed in every notation, and not in a comment or a link', () => {
    const raw = [
      "fill: '#0f1b4b'",
      "'rgb(8 16 48 / 0.06)'",
      "'oklch(0.3 0.1 26)'",
      "color: 'white'",
      "'#fff'",
    ];
    const fine = [
      "href: '#add'",
      '// was #0f1b4b',
      '/* rgb(1 2 3) */',
      'vars.color.bg',
      "'color-mix(in oklab, a, b)'",
    ];
    expect(rawColors(raw.map((text) => file('packages/ui/src/content/a.css.ts', text)))).toHaveLength(5);
    expect(rawColors(fine.map((text) => file('packages/ui/src/content/a.css.ts', text)))).toEqual([]);
  });

  it('is written out only in theme and themes', () => {
    expect(rawColors([...components, ...documents, ...sourcesIn('site/src')])).toEqual([]);
  });
});

describe('markup carries no style attribute', () => {
  it('is noticed where it stands', () => {
    const offender = file('packages/ui/src/content/A.tsx', '<p style={{ color }}>');
    expect(
      styleAttributes([offender, file('packages/ui/src/content/B.tsx', '<p className={a}>')]),
    ).toHaveLength(1);
  });

  it('holds for every component and every page', () => {
    expect(styleAttributes([...components, ...sourcesIn('site/src')])).toEqual([]);
  });
});

describe('imports go one way', () => {
  const rulesOf = (folder: string, rules: PackageRules['mayImport']): PackageRules => ({
    folder,
    manifest: JSON.parse(readText(`${folder}/package.json`)) as Manifest,
    mayImport: rules,
  });
  const packages = [
    rulesOf('packages/ui', mayImport.ui),
    rulesOf('packages/forms', mayImport.forms),
    rulesOf('packages/api', mayImport.api),
    rulesOf('packages/server', mayImport.server),
    rulesOf('packages/app', mayImport.app),
    rulesOf('office', mayImport.office),
    rulesOf('packages/create-chapter', mayImport.createChapter),
    rulesOf('site', mayImport.site),
  ];

  it('reads every way to name a module', () => {
    const text = `import a from 'a';\nimport {\n  type B,\n} from "b";\nexport * from './c.ts';\nimport 'd';\nconst e = await import('e');`;
    expect(importsOf(file('x.ts', text))).toEqual(['a', 'b', './c.ts', 'd', 'e']);
  });

  it.each([
    ['packages/ui/src/a.ts', '@banyan/api/contract'],
    ['packages/ui/src/a.ts', '../../forms/src/index.ts'],
    ['packages/forms/src/a.ts', '@banyan/api/client'],
    ['packages/forms/src/a.ts', '@banyan/ui/src/theme/vars.css.ts'],
    ['packages/forms/src/a.ts', '@tanstack/react-router'],
    ['packages/api/src/a.ts', 'react'],
    ['packages/api/src/a.ts', '@banyan/server'],
    ['packages/server/src/a.ts', '@banyan/forms/fields'],
    ['packages/forms/src/a.ts', '@banyan/app/reading'],
    ['packages/app/src/a.ts', '@banyan/server'],
    ['packages/app/src/document/a.ts', '@banyan/ui/elements'],
    ['packages/app/src/a.ts', '@banyan/create-chapter/app'],
    ['packages/create-chapter/src/a.ts', '@banyan/server'],
    ['site/src/pages/a.ts', '@banyan/server'],
    ['site/src/pages/a.ts', '../../../packages/ui/src/index.ts'],
    ['site/src/pages/a.ts', '@banyan/office/start'],
    ['site/src/pages/a.ts', '@banyan/api/office'],
    ['site/server/a.ts', '@banyan/office/start'],
    ['packages/server/src/a.ts', '@banyan/office/mount'],
    ['office/features/gifts/screens/a.ts', '@banyan/server/donations/rows'],
    ['packages/forms/src/a.ts', '@banyan/api/office'],
    ['site/office/a.ts', '@banyan/server'],
  ])('stops %s from importing %s', (path, specifier) => {
    expect(wrongImports(packages, [file(path, `import { x } from '${specifier}';`)])).toHaveLength(1);
  });

  it.each([
    ['packages/forms/src/a.ts', '@banyan/ui/theme'],
    ['packages/forms/src/a.ts', '@banyan/api/contract'],
    ['packages/forms/src/a.example.tsx', '@banyan/forms/fields'],
    ['packages/app/src/a.ts', '@banyan/forms/captcha'],
    ['packages/create-chapter/src/a.ts', '@banyan/app/document'],
    ['site/src/pages/a.ts', '@banyan/app/reading'],
    ['site/src/pages/a.ts', '@banyan/api/client'],
    ['packages/server/src/a.ts', '@banyan/api/internal'],
    ['site/server.ts', '@banyan/server'],
    ['site/server/a.ts', '@banyan/office/mount'],
    ['office/features/gifts/screens/a.ts', '@banyan/api/office'],
    ['office/features/gifts/components/a.ts', '@banyan/forms/fields'],
    ['office/features/gifts/server.ts', '@banyan/server/donations/rows'],
    ['site/office/main.tsx', '@banyan/office/start'],
  ])('lets %s import %s', (path, specifier) => {
    expect(wrongImports(packages, [file(path, `import { x } from '${specifier}';`)])).toEqual([]);
  });

  it('holds in every package and in the site', () => {
    const everything = [
      ...components,
      ...documents,
      ...sourcesIn('packages/api'),
      ...sourcesIn('packages/server'),
      ...sourcesIn('office'),
      ...app,
      ...starter,
      ...site,
    ];
    expect(wrongImports(packages, everything)).toEqual([]);
  });
});

describe('the README names what is there', () => {
  const page = `## Layout

\`\`\`
packages/
  ui/        @banyan/ui     what it looks like
    src/layout/ elements/   parts
    src/plain/  plain/      a page, and what is made of it; see src/plain/
      parts/
site/
  build/ server.ts          after the build
\`\`\`
`;
  const tree = (...paths: string[]): Tree => ({
    foldersIn: (parent) => [
      ...new Set(
        paths
          .filter((path) => parent === '.' || path.startsWith(`${parent}/`))
          .map((path) => (parent === '.' ? path : path.slice(parent.length + 1)).split('/')[0] ?? ''),
      ),
    ],
    exists: (path) => paths.some((other) => path === '.' || other === path || other.startsWith(`${path}/`)),
  });
  const folders = ['layout', 'elements', 'plain/parts'].map((name) => `packages/ui/src/${name}`);
  const there = [...folders, 'packages/ui/plain', 'site/build'];

  it('reads lines, groups and what is indented', () => {
    expect(pathsOfLayout(page)).toEqual([
      'packages/',
      'packages/ui/',
      'packages/ui/src/layout/',
      'packages/ui/src/elements/',
      'packages/ui/src/plain/',
      'packages/ui/plain/',
      'packages/ui/src/plain/parts/',
      'site/',
      'site/build/',
      'site/server.ts',
    ]);
  });

  it('notices what is no more, and what is not named', () => {
    const paths = pathsOfLayout(page).filter((path) => !path.endsWith('.ts'));
    expect(layoutFaults(paths, tree(...there), [])).toEqual([]);
    expect(layoutFaults(paths, tree(...there.slice(1)), [])).toEqual(['packages/ui/src/layout is no more']);
    expect(layoutFaults(paths, tree(...there, 'site/e2e', 'docs/a'), ['docs'])).toEqual([
      'docs/a is not named',
      'docs is not named',
      'site/e2e is not named',
    ]);
  });

  it('holds for the folders of every package and of the site', () => {
    const paths = pathsOfLayout(readText('README.md'));
    const packages = foldersIn('packages').map((name) => `packages/${name}/src`);
    expect(packages.length).toBeGreaterThan(3);
    expect(layoutFaults(paths, { foldersIn, exists }, [...packages, 'site', 'site/src'])).toEqual([]);
  });
});

describe('what both kinds of site do is written once', () => {
  const body =
    '(path: string) {\n  const known = new URL(path, location.href);\n  return known.pathname + known.search;\n}\n';
  const here = file('packages/create-chapter/src/app/a.ts', `export function pathOf${body}`);

  it('is noticed under another name too', () => {
    const there = file('site/src/a.ts', `/** Another. */\nfunction addressOf${body}\nexport const a = 1;\n`);
    expect(repeatedBodies([here], [there])).toEqual([
      'packages/create-chapter/src/app/a.ts: pathOf is addressOf of site/src/a.ts',
    ]);
    expect(
      repeatedBodies([here], [file('site/src/a.ts', 'export function pathOf() {\n  return 1;\n}\n')]),
    ).toEqual([]);
  });

  it('holds for the starter, the sites and the package between them', () => {
    const of = (sources: readonly Source[]) => sources.filter(({ path }) => !path.includes('/e2e/'));
    expect(repeatedBodies(starter, [...app, ...of(site)])).toEqual([]);
    expect(repeatedBodies(of(site), app)).toEqual([]);
  });
});
