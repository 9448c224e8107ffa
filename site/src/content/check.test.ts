import { describe, expect, test } from 'vitest';
import { problemsOfContent, siteContent } from './check.ts';

test('finds no problem in the shipped content', () => {
  expect(problemsOfContent()).toEqual([]);
});

test('names the file of a missing entry', () => {
  const { ein: _, ...site } = siteContent.site;
  expect(problemsOfContent({ ...siteContent, site })).toEqual(['site/src/content/site.ts: ein is missing.']);
});

test('reports a tax status that can break across lines, and names the fix', () => {
  const site = { ...siteContent.site, note: 'We are a 501(c)(3) nonprofit.' };
  expect(problemsOfContent({ ...siteContent, site })).toEqual([
    'site/src/content/site.ts: note has 501(c)(3), which a line may end inside: take the taxStatus of site.ts.',
  ]);
  expect(siteContent.site.note).toContain('501(c)\u2060(3)');
});

test('says what a wrong link must be', () => {
  const policies = [{ label: 'Privacy Policy', href: 'javascript:alert(1)' }];
  expect(problemsOfContent({ ...siteContent, links: { ...siteContent.links, policies } })).toEqual([
    'site/src/content/links.ts: policies.0.href must be a path (/about), an https: address or a mailto: address.',
  ]);
});

test('rejects a description that search engines would cut', () => {
  const pageDescriptions = { '/x': 'x'.repeat(161) };
  expect(problemsOfContent({ ...siteContent, pageDescriptions })).toEqual([
    'site/src/content/pageDescriptions.ts: /x is 161 characters long; search engines show 160.',
  ]);
});

test('reports a missing supported area, and a tile without its picture', () => {
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

test('reports a photograph without its counterpart, and a later one that comes first', () => {
  const photo = (year: number) => ({
    year,
    image: { src: '/art/hall.jpg', width: 1600, height: 1200 },
    alt: 'A hall',
    caption: 'The hall',
  });
  const problems = (earlier: unknown, later?: unknown) =>
    problemsOfContent({ ...siteContent, thenAndNow: { heading: 'Then and now', earlier, later } });
  expect(problems(photo(1974), photo(2026))).toEqual([]);
  expect(problems(photo(1974))).toEqual(['site/src/content/thenAndNow.ts: later is missing.']);
  expect(problems(photo(2026), photo(1974))).toEqual([
    'site/src/content/thenAndNow.ts: the file must have the earlier photograph first.',
  ]);
});

test('reports an anchor that matches no section of the resources page', () => {
  const { resources } = siteContent;
  const [, ...others] = resources.index;
  const index = [{ label: 'Events', href: '#evnets' }, ...others];
  expect(problemsOfContent({ ...siteContent, resources: { ...resources, index } })).toEqual([
    'site/src/content/resources.ts: index.0.href must lead to #events, #directory, #jobs, #stories, #mentorship-section, #regional-chapters or #contact.',
  ]);
});

test('reports a wrong entry of a notable alumnus, and requires a featured one', () => {
  const [first, ...others] = siteContent.notableAlumni;
  const problemsWith = (change: object) =>
    problemsOfContent({ ...siteContent, notableAlumni: [{ ...first, ...change }, ...others] });
  expect(problemsWith({ category: 'carer' })).toEqual([
    'site/src/content/notableAlumni.ts: 0.category must be one of career, innovation, entrepreneurship, social-impact, academia, other.',
  ]);
  expect(problemsWith({ impact: undefined })).toEqual([
    'site/src/content/notableAlumni.ts: 0.impact is missing.',
  ]);
  expect(problemsWith({ featured: false })).toEqual([
    'site/src/content/notableAlumni.ts: the file must have exactly one person with featured: true.',
  ]);
  expect(problemsWith({ id: others[0]?.id })).toEqual([
    'site/src/content/notableAlumni.ts: the file must not have the same id twice.',
  ]);
});

test('reports a photograph whose file is missing, and a focal point outside it', () => {
  const [first, ...others] = siteContent.notableAlumni;
  const problemsWith = (image: object) =>
    problemsOfContent({ ...siteContent, notableAlumni: [{ ...first, image }, ...others] });
  const file = 'site/src/content/notableAlumni.ts: 0.image';
  const face = { src: '/faces/farah.jpg', width: 640, height: 800 };
  expect(problemsWith(face)).toEqual([
    `${file}.src names /faces/farah.jpg, which is not in packages/ui/static.`,
  ]);
  expect(problemsWith({ ...face, src: 'farah.jpg' })).toEqual([`${file}.src must be a picture in /faces.`]);
  expect(problemsWith({ ...face, focus: { x: 0.5, y: 30 } })).toContain(
    `${file}.focus.y must be a number from 0 to 1.`,
  );
  expect(
    problemsWith({ ...face, sources: [{ type: 'image/avif', srcSet: '/faces/farah-112.avif 112w' }] }),
  ).toContain(`${file}.sources.0.srcSet names /faces/farah-112.avif, which is not in packages/ui/static.`);
});

describe('about page content', () => {
  const { about } = siteContent;
  const [president, ...others] = about.board;
  const problemsWith = (changed: object) =>
    problemsOfContent({ ...siteContent, about: { ...about, ...changed } });

  test.each([
    ['a member of the board who got lost', { board: others }, 'board must have eight members.'],
    [
      'a role that nobody has',
      { board: [{ ...president, role: 'Chairman' }, ...others] },
      'board.0.role must be President, Treasurer, Secretary or Director.',
    ],
    [
      'a profile that is no link',
      { board: [{ ...president, profile: 'leela-umbar' }, ...others] },
      'board.0.profile must be an address that starts with https://.',
    ],
    [
      'a member without a profile',
      { board: [{ ...president, profile: undefined }, ...others] },
      'board.0.profile is missing.',
    ],
    ['a card too few', { whatWeDo: about.whatWeDo.slice(1) }, 'whatWeDo must have six cards.'],
    [
      'a card with a drawing that does not exist',
      { whatWeDo: about.whatWeDo.map((card) => ({ ...card, activity: 'chess' })).slice(0, 1) },
      'whatWeDo.0.activity must be events, networking, philanthropy, development, service or news.',
    ],
  ])('reports %s', (_, changed, sentence) => {
    expect(problemsWith(changed)[0]).toBe(`site/src/content/about.ts: ${sentence}`);
  });
});

test('reports a time zone that does not exist', () => {
  const site = { ...siteContent.site, timeZone: 'California' };
  expect(problemsOfContent({ ...siteContent, site })).toEqual([
    'site/src/content/site.ts: timeZone must be the name of a time zone, such as America/Chicago.',
  ]);
});
