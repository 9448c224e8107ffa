import { expect, test } from 'vitest';
import { problemsOfContent, siteContent } from './check.ts';

test('the content that is shipped has no problem', () => {
  expect(problemsOfContent()).toEqual([]);
});

test('a missing entry is named with its file', () => {
  const { ein: _, ...site } = siteContent.site;
  expect(problemsOfContent({ ...siteContent, site })).toEqual(['site/src/content/site.ts: ein is missing.']);
});

test('a wrong link is named with what it must be', () => {
  const policies = [{ label: 'Privacy Policy', href: 'javascript:alert(1)' }];
  expect(problemsOfContent({ ...siteContent, links: { ...siteContent.links, policies } })).toEqual([
    'site/src/content/links.ts: policies.0.href must be a path (/about), an https: address or a mailto: address.',
  ]);
});

test('a description that search engines would cut is refused', () => {
  const pages = { '/x': { path: '/x', title: 'X', description: 'x'.repeat(161) } };
  expect(problemsOfContent({ ...siteContent, pages })).toEqual([
    'site/src/content/pages.ts: /x.description is 161 characters long; search engines show 160.',
  ]);
});

test('a supported area that got lost is noticed, and a tile without its picture is named', () => {
  const [first, ...areas] = siteContent.donateHome.supports.areas;
  const donateHome = { ...siteContent.donateHome, supports: { ...siteContent.donateHome.supports, areas } };
  expect(first.title).toBe('Student Scholarships');
  expect(problemsOfContent({ ...siteContent, donateHome })).toEqual([
    'site/src/content/donateHome.ts: supports.areas must have seven areas.',
  ]);

  const { membershipPage } = siteContent;
  const [{ image: _, ...tile }, ...others] = membershipPage.ways.tiles;
  const ways = { ...membershipPage.ways, tiles: [tile, ...others] };
  expect(problemsOfContent({ ...siteContent, membershipPage: { ...membershipPage, ways } })).toEqual([
    'site/src/content/membershipPage.ts: ways.tiles.0.image is missing.',
  ]);
});

test('an anchor that leads to no section of the resources page is named', () => {
  const { resources } = siteContent;
  const [, ...others] = resources.index;
  const index = [{ label: 'Events', href: '#evnets' }, ...others];
  expect(problemsOfContent({ ...siteContent, resources: { ...resources, index } })).toEqual([
    'site/src/content/resources.ts: index.0.href must lead to #events, #directory, #jobs, #mentorship-section, #regional-chapters or #contact.',
  ]);
});
