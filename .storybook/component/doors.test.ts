import { expect, it } from 'vitest';
import { doorTo, openedOnSite } from './doors.ts';
import { doorsIn, doorsOfRoutes } from './storyFiles.ts';

const doors = [
  { path: '/news', address: 'story/pages-site--news' },
  { path: '/job-board/j-12', address: 'story/pages-site--job' },
  { path: '/my', address: 'story/pages-site--my-page' },
  { path: '/events/register/$id', address: 'docs/patterns-form--docs' },
];

it.each([
  ['/news/', 'story/pages-site--news'],
  ['/job-board/$id', 'story/pages-site--job'],
  ['/my/{-$view}', 'story/pages-site--my-page'],
  ['/events/register/$id', 'docs/patterns-form--docs'],
  ['/news/$id', undefined],
  ['/', undefined],
])('%s is found at %s', (route, address) => expect(doorTo(route, doors)?.address).toBe(address));

it('leads to the site only where nobody’s id is asked for', () => {
  expect(['/', '/events/', '/my/{-$view}', '/job-board/$id'].map(openedOnSite)).toEqual([
    '/',
    '/events',
    '/my',
    undefined,
  ]);
});

it('reads paths of whole pages, and of patterns that say where they are', () => {
  const page = `const meta = { title: 'Pages/Site' };
export const OneChapter: Story = { args: { path: '/chapters/bay-area' } };
export const Ticket: Story = { args: { path: '/t/sample', opened: { ticket } } };`;
  expect(doorsIn(page)).toEqual([
    { path: '/chapters/bay-area', address: 'story/pages-site--one-chapter' },
    { path: '/t/sample', address: 'story/pages-site--ticket' },
  ]);
  const written = "use: [{ when: 'More than ten questions.', at: '/membership/register' }],";
  expect(doorsIn("const meta = { title: 'Patterns/Wizard' };", written)).toEqual([
    { path: '/membership/register', address: 'docs/patterns-wizard--docs' },
  ]);
});

it('finds the patterns that there are', () => {
  expect(doorTo('/membership/register', doorsOfRoutes())?.address).toMatch(/^docs\/patterns-\w+--docs$/);
});
