import { describe, expect, it } from 'vitest';
import type { AnyComponentDocs } from '../../packages/ui/docs/component/ComponentDocs.ts';
import { draftsImported, faultsOf, type Known, oneWayRelations } from './docsRules.ts';

const docs: AnyComponentDocs = {
  status: 'stable',
  since: '0.1.0',
  live: 'Primary',
  use: [{ when: 'The one step.', at: '/membership' }],
  avoid: [{ when: 'It goes somewhere', use: 'ButtonLink' }],
  anatomy: { none: 'It is one element.' },
  pairs: [{ do: 'DoIt', dont: 'DontIt', because: 'It is so.' }],
  behavior: ['It is pressed.', 'It waits.', 'It wraps.'],
  words: [{ write: 'Send message', not: 'Submit', because: 'It says what happens.' }],
  keys: [{ keys: 'Enter', does: 'Presses it.', story: 'Primary' }],
  says: { none: 'It has no name.' },
  focus: ['A ring.'],
  related: [{ part: 'ButtonLink', difference: 'goes somewhere' }],
};
const stories = `
export const Primary = { play: async () => { await userEvent.keyboard('{Enter}'); await expect(it).toHaveFocus(); } };
export const DoIt = { tags: ['!dev'] };
export const DontIt = { tags: ['!dev'] };`;
const known: Known = {
  name: 'Press',
  lead: 'Does something. To go somewhere use `ButtonLink`.',
  props: [{ name: 'busy', text: 'Work is under way.' }],
  example: "import { Press } from '@banyan/ui/elements';",
  pages: { Press: 'elements-press--docs', ButtonLink: 'elements-button--docs' },
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
    ['a list without a line', { says: [] }, 'says has neither lines nor a reason'],
    ['a reason that is none', { anatomy: { none: ' ' } }, 'anatomy has neither lines nor a reason'],
    ['states that are few', { behavior: ['It is.'] }, 'behavior: 1 lines, at least 3, at most 12'],
    ['lines that are many', { focus: 'abcdefg'.split('') }, 'focus: 7 lines, at least 1, at most 6'],
  ])('misses %s', (_, wrong, fault) =>
    expect(faultsOf({ ...docs, ...wrong }, known)).toContain(`Press: ${fault}`),
  );

  it.each<[string, Partial<Known>, string]>([
    ['an example', { example: undefined }, 'there is no example'],
    ['an end of the example', { example: 'a\n'.repeat(26) }, 'example: 26 lines, at most 25'],
    ['what others have', { example: "import { a } from '../a.ts';" }, 'the example imports ../a.ts'],
    [
      'a capital',
      { lead: 'does it. Or `ButtonLink`.' },
      'the comment above it does not begin with a capital',
    ],
    ['a way out', { lead: 'A `Press`.' }, 'the comment above it names nothing to use instead'],
    ['an end of the lead', { lead: `\`ButtonLink\`${' a'.repeat(40)}` }, 'lead: 41 words, at most 40'],
    [
      'an end of a sentence',
      { props: [{ name: 'busy', text: 'a '.repeat(31) }] },
      'property busy: 31 words, at most 30',
    ],
  ])('misses %s beside it', (_, wrong, fault) =>
    expect(faultsOf(docs, { ...known, ...wrong })).toContain(`Press: ${fault}`),
  );

  it('misses a relation that stands on one page only, and a draft that a site uses', () => {
    const other = { name: 'ButtonLink', docs: { ...docs, related: [] } };
    expect(oneWayRelations([{ name: 'Press', docs }, other])).toEqual([
      'ButtonLink does not name Press as related',
    ]);
    const path = 'site/src/pages/Home.tsx';
    expect(
      draftsImported(['Press'], [{ path, text: "import { Press } from '@banyan/ui/elements';" }]),
    ).toEqual([`${path}: Press is a draft`]);
  });
});
