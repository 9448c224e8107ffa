import { describe, expect, test } from 'vitest';
import { regularExpressionsIn, stumbles } from './rules/regular-expressions.ts';
import { isWorkshop, sourcesIn } from './rules/sources.ts';

/*
 * What strangers send is looked at with regular expressions, and some take a time that grows with the square of its length. A
 * time is measured, because nothing else shows that; what is linear needs a millisecond for 50,000 characters, what is
 * quadratic half a second, and the limit lies between them, so that a busy machine fails nothing.
 */

const mostMs = 30;

const sources = [
  ...['packages/api/src/contract', 'packages/api/src/client', 'packages/server/src'].flatMap(sourcesIn),
  ...['packages/forms/src', 'packages/app/src', 'office'].flatMap(sourcesIn),
  ...['site/server', 'site/src'].flatMap(sourcesIn),
].filter(
  (source) =>
    !isWorkshop(source) && !/-(?:child|double)\.ts$|\.e2e\.ts$|^office\/testing\//.test(source.path),
);

const { written, made } = regularExpressionsIn(sources);

/** What nobody else's long text reaches, and why: files, and expressions in a file. */
const bounded: Readonly<Record<string, string>> = {
  'packages/server/src/media/store/bucket-address.ts': 'a variable of the configuration',
  'packages/server/src/media/store/bucket-listing.ts': 'what the bucket answers',
  'packages/server/src/media/store/bucket.ts': 'what the bucket answers',
  'packages/server/src/database/identity.ts /^-+|-+$/g':
    'cut to 48 characters before, and without a run of dashes',
  'packages/server/src/media/media-folder.ts /^[.-]+|[.-]+$/g': 'the name of a file on a disk',
  'packages/api/src/contract/search/marks.ts /[\\s,;:.–—-]+$/': 'an excerpt, cut to 160 characters before',
  'packages/api/src/contract/stories/text.ts /[\\s,;:.–—-]+$/': 'an excerpt, cut to 160 characters before',
};

describe('a regular expression', () => {
  test('is found as the parser sees it, and not in a comment or a text', () => {
    const text = 'const a = /x+y/g; // /no/\nconst b = "/no/"; const c = new RegExp(b);';
    const found = regularExpressionsIn([{ path: 'a.ts', text }]);
    expect(found).toEqual({ written: [{ path: 'a.ts', expression: /x+y/g }], made: ['a.ts'] });
  });

  test.each([/^\/+|\/+$/g, /\s+$/, /^(\w+)+@$/, /<a[^>]*>.*x/])('%s would be noticed', (expression) => {
    expect(stumbles(expression, mostMs)).toContain(' ms for ');
  });

  test('that would never end is given up', { timeout: 60_000 }, () => {
    expect(stumbles(/^(?:\w{1,2}){20}(?:\w+){9,}(\w+)+@$/, mostMs)).toContain('takes more than');
  });

  test('takes a time in proportion to its text', { timeout: 120_000 }, () => {
    expect(written.length).toBeGreaterThan(100);
    const slow = written.flatMap(({ path, expression }) => {
      if (path in bounded || `${path} ${expression}` in bounded) return [];
      const found = stumbles(expression, mostMs);
      return found ? [`${path}: ${found}`] : [];
    });
    expect(slow).toEqual([]);
  });

  test('that is made of a text is made of words of ours', () => {
    expect([...new Set(made)]).toEqual([
      // Two numbers of `limits`.
      'packages/api/src/contract/members/registration-body.ts',
      // The signs of `apostrophes`.
      'packages/api/src/contract/search/marks.ts',
      'packages/api/src/contract/search/words.ts',
      // The name of an element, looked for in what the bucket answers.
      'packages/server/src/media/store/bucket-listing.ts',
      // The end of an address that we made.
      'packages/server/src/stories/portrait.ts',
      // A field's name, looked for in a sentence of the server.
      'packages/forms/src/membership/RegistrationWizard/registrationRules.ts',
      // The mark that the renderer was given.
      // The signs of `apostrophes`.
      'office/features/check-in/screens/standing.ts',
    ]);
  });
});
