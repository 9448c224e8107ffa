import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { AnyComponentDocs } from '../../packages/ui/docs/component/ComponentDocs.ts';
import { ComponentReader } from '../../scripts/api-docs/componentFacts.ts';
import type { PatternDocs } from '../patterns/PatternDocs.ts';
import { sentencesAbout } from './changes.ts';
import { faultsOf } from './docsRules.ts';
import { mostUsed } from './mostUsed.ts';
import { componentFilesBeside, costOf, otherNames, pageFacts, readUsers, tokensIn } from './pageFacts.ts';
import { pagesOfComponents, storyFiles } from './storyFiles.ts';

const root = path.join(import.meta.dirname, '../..');
const modules = import.meta.glob<AnyComponentDocs>('../../packages/{ui,forms,office}/src/**/*.docs.ts', {
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

const docs: AnyComponentDocs = {
  status: 'stable',
  since: version,
  live: 'Primary',
  use: [{ when: 'The one step.', at: '/membership' }],
  avoid: [{ when: 'It goes somewhere', use: 'ButtonLink' }],
  pairs: [{ do: 'DoIt', dont: 'DontIt', because: 'It is so.' }],
  words: [{ write: 'Send message', not: 'Submit', because: 'It says what happens.' }],
  keys: [{ keys: 'Enter', does: 'Presses it.', story: 'Primary' }],
  says: [],
  focus: [],
  related: [{ part: 'ButtonLink', difference: 'goes somewhere' }],
};
const stories = `
export const Primary = { play: async () => { await userEvent.keyboard('{Enter}'); } };
export const DoIt = { tags: ['!dev'] };
export const DontIt = { tags: ['!dev'] };`;
const known = {
  pages: { ButtonLink: 'elements-button--docs' },
  paths: "'/membership'",
  version: '0.1.0',
  stories,
};

describe('what is written about a component', () => {
  it('is sound as it stands here', () => expect(faultsOf(docs, known)).toEqual([]));

  it.each<[string, Partial<AnyComponentDocs>, string]>([
    ['a part that is none', { avoid: [{ when: 'It goes', use: 'LinkButton' }] }, 'LinkButton has no page'],
    ['a page that is none', { use: [{ when: 'It is.', at: '/members' }] }, '/members is no page of the site'],
    ['a version that is to come', { since: '9.0.0' }, 'since 9.0.0 is later than 0.1.0'],
    [
      'a key that nobody presses',
      { keys: [{ keys: 'Escape', does: 'Closes it.', story: 'Primary' }] },
      'Primary does not press Escape',
    ],
    [
      'a pair that is listed',
      { pairs: [{ do: 'Primary', dont: 'DontIt', because: 'So.' }] },
      'Primary is no story to be shown in a pair alone',
    ],
    ['words that are many', { use: [{ when: 'word '.repeat(16) }] }, 'use: 16 words, at most 15'],
    [
      'a voice that is not ours',
      { words: [{ write: 'Oops, try again!', not: '', because: 'So.' }] },
      'words: “Oops, try again!” is not our voice',
    ],
  ])('misses %s', (_, wrong, fault) => expect(faultsOf({ ...docs, ...wrong }, known)).toContain(fault));

  it.each(Object.entries(modules))('holds for %s', (file, written) => {
    const text = readFileSync(
      path.join(import.meta.dirname, file.replace(/\.docs\.ts$/, '.stories.tsx')),
      'utf8',
    );
    expect(faultsOf(written, { pages, paths, version, stories: text })).toEqual([]);
  });

  it('is there for the parts that are used most', () => {
    const there = Object.keys(modules).map((file) => path.basename(file, '.docs.ts'));
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
    expect(facts.cost?.js).toBeGreaterThan(500);
    expect(costOf('@banyan/ui/elements/Button', 'other sources')?.isStale).toBe(true);
    expect(costOf('@banyan/ui/elements/Nothing', '')).toBeUndefined();
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
