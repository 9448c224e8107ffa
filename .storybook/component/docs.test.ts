import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { AnyComponentDocs } from '../../packages/ui/docs/component/ComponentDocs.ts';
import type { PatternDocs } from '../patterns/PatternDocs.ts';
import { sourcesIn } from '../rules/sources.ts';
import { sentencesAbout } from './changes.ts';
import { ComponentReader } from './componentFacts.ts';
import { draftsImported, faultsOf, type Known, oneWayRelations } from './docsRules.ts';
import { mostUsed } from './mostUsed.ts';
import { asksWindow, componentFilesBeside, otherNames, pageFacts, readUsers, tokensIn } from './pageFacts.ts';
import { pagesOfComponents, storyFiles } from './storyFiles.ts';

const root = path.join(import.meta.dirname, '../..');
const modules = import.meta.glob<AnyComponentDocs>('../../packages/{ui,forms}/src/**/*.docs.ts', {
  import: 'docs',
  eager: true,
});
const patterns = import.meta.glob<PatternDocs>('../patterns/*.pattern.ts', {
  import: 'pattern',
  eager: true,
});
const reader = new ComponentReader(storyFiles().flatMap(componentFilesBeside));
const pages = pagesOfComponents(reader);
const paths = readFileSync(path.join(root, 'site/src/routeTree.gen.ts'), 'utf8');
const { version }: { version: string } = JSON.parse(
  readFileSync(path.join(root, 'packages/ui/package.json'), 'utf8'),
);

const nameOf = (file: string): string => path.basename(file, '.docs.ts');

/** What the rules have to know of the component that a file tells of. */
function factsBeside(file: string): Known {
  const name = nameOf(file);
  const beside = (ending: string) => path.join(import.meta.dirname, file.replace(/\.docs\.ts$/, ending));
  const components = componentFilesBeside(beside('.stories.tsx')).flatMap((one) => reader.componentsIn(one));
  const example = beside('.example.tsx');
  return {
    name,
    lead: components.find((one) => one.name === name)?.text ?? '',
    props: components.flatMap(({ props }) => props),
    example: existsSync(example) ? readFileSync(example, 'utf8') : undefined,
    stories: readFileSync(beside('.stories.tsx'), 'utf8'),
    pages,
    paths,
    version,
  };
}

describe('what is written about a component', () => {
  it.each(Object.entries(modules))('holds for %s', (file, written) => {
    expect(faultsOf(written, factsBeside(file))).toEqual([]);
  });

  it('names each relation on both pages, and no draft is used by the site', () => {
    const written = Object.entries(modules).map(([file, one]) => ({ name: nameOf(file), docs: one }));
    expect(oneWayRelations(written)).toEqual([]);
    const drafts = written.filter((one) => one.docs.status === 'draft').map(({ name }) => name);
    expect(draftsImported(drafts, [...sourcesIn('site/src'), ...sourcesIn('office')])).toEqual([]);
  });

  it('is there for the parts that are used most', () => {
    const there = Object.keys(modules).map(nameOf);
    expect(mostUsed.filter((name) => !there.includes(name))).toEqual([]);
  });
});

it.each(Object.entries(patterns))('parts and patterns that there are stand in %s', (_, { made, avoid }) => {
  const named = [...made.map(({ part }) => part), ...avoid.map(({ use }) => use)];
  expect(named.filter((name) => !(name in pages))).toEqual([]);
});

describe('what a page reads from the sources', () => {
  const button = storyFiles().find((file) => file.endsWith('/Button/Button.stories.tsx'));

  it('has types as somebody writes them, defaults, and the element', () => {
    const facts = pageFacts(button ?? '', { reader, users: readUsers() });
    expect(facts.entry).toBe('@banyan/ui/elements');
    expect(facts.since).toBe('0.1.0');
    const [main] = facts.components;
    expect(main).toMatchObject({ name: 'Button', element: 'button' });
    expect(main?.text).toMatch(/^Does something here\./);
    expect(main?.props.find(({ name }) => name === 'variant')).toMatchObject({
      type: "'primary' | 'accent' | 'line' | 'quiet' | 'danger'",
      defaultValue: "'primary'",
      isRequired: false,
    });
    expect(facts.usedBy).toContain('ContactForm');
    expect(facts.also).toContain('CTA');
  });

  it('has a sentence for every component, and for every property of it', () => {
    const components = storyFiles()
      .flatMap(componentFilesBeside)
      .flatMap((file) => reader.componentsIn(file));
    const silent = components.flatMap(({ name, text, props }) => [
      ...(text ? [] : [name]),
      ...props.filter((prop) => !prop.text).map((prop) => `${name}.${prop.name}`),
    ]);
    expect([...new Set(silent)]).toEqual([]);
  });

  it('has whether a part asks the window for its width, and so has to be shown in one of its own', () => {
    const asks = (name: string) => {
      const file = storyFiles().find((one) => one.endsWith(`/${name}/${name}.stories.tsx`));
      return pageFacts(file ?? '', { reader, users: new Map() }).asksWindow;
    };
    expect(asks('JobRow')).toBe(true);
    expect(asks('Button')).toBe(false);
    expect(asksWindow("'@media': { [media.belowWide]: { order: -1 } }")).toBe(true);
    expect(asksWindow("'@media': { [media.forcedColors]: { border: 0 } }")).toBe(false);
  });

  it('knows the page of a component that shares one', () => {
    expect(pages).toMatchObject({ ButtonLink: 'elements-button--docs', Dialog: 'overlays-dialog--docs' });
  });

  it('finds tokens in rules, other names in the page of names, and sentences in changesets', () => {
    expect(
      tokensIn(
        "import { vars } from '../theme/vars.css.ts';\ncolor: vars.color['text-2'], gap: vars.space[16]",
      ),
    ).toEqual([
      { group: 'color', names: ['text-2'] },
      { group: 'space', names: ['16'] },
    ]);
    expect(otherNames('## Modal, popup: Dialog\n\n## Link, jump: TextLink, MoreLink', 'MoreLink')).toEqual([
      'Link',
      'jump',
    ]);
    expect(sentencesAbout('`Button` is new.\n`Card` has gone. A `Button`\nwaits.', 'Button')).toEqual([
      '`Button` is new.',
      'A `Button` waits.',
    ]);
  });
});
