import { readFileSync } from 'node:fs';
import path from 'node:path';
import { chapters } from '@banyan/api/contract';
import { expect, it } from 'vitest';
import { checkChapterFile } from './chapterFile.ts';
import { standardWords } from './words.ts';

const good = {
  chapter: 'bay-area',
  name: 'Bay Area',
  place: 'San Francisco to San Jose',
  national: 'https://alumni.example.org/',
  brand: '#003948',
  accent: '#FC8A39',
  links: { chat: '', email: 'bay-area@example.org' },
};
const problemsOf = (value: unknown) => {
  const checked = checkChapterFile(typeof value === 'string' ? value : JSON.stringify(value));
  return 'problems' in checked ? checked.problems : [];
};

it('accepts a complete file and normalizes its addresses and colors', () => {
  expect(checkChapterFile(JSON.stringify(good))).toEqual({
    chapter: { ...good, national: 'https://alumni.example.org', accent: '#fc8a39', words: {} },
  });
});

it.each([
  [{ chapter: 'ohio' }, /^chapter: “ohio” is none of the association’s chapters; write one of atlanta, /],
  [{ name: ' ' }, /^name: .*write what people call the chapter/],
  [
    { place: 'From the Cascades over the Bitterroots to the Tetons' },
    /^place: “.*” is longer than 40 characters; a phone’s/,
  ],
  [{ national: 'alumni.example.org' }, /^national: “alumni\.example\.org” is not a web address/],
  [{ national: 'file:///etc/passwd' }, /^national: /],
  [{ site: 'https://x:y@example.org' }, /^site: /],
  [{ brand: 'teal' }, /^brand: “teal” is not a colour/],
  [
    { brand: '#3fa7d6', accent: '#ffffff' },
    /^brand: White on #3fa7d6 has 2\.7:1; large headings need 4\.5:1, text and buttons 7:1\. The nearest that passes: "#[\da-f]{6}"\.$/,
  ],
  [{ links: { chat: 'javascript:alert(1)' } }, /^links\.chat: “javascript:alert\(1\)” is not a web address/],
  [{ links: { email: 'me' } }, /^links\.email: “me” is not an email address/],
  [{ links: { twitter: 'x' } }, /^links\.twitter: nobody knows this key/],
  [{ nmae: 'x' }, /^nmae: nobody knows this key/],
  [{ words: { about: 'x' } }, /^words\.about: nobody knows this key/],
  [{ words: { home: 'x'.repeat(301) } }, /^words\.home: .*is longer than 300 characters/],
  [{ logo: 'logo.png' }, /^logo: “logo\.png” is no SVG/],
])('names the key of %j and says what to write', (changed, says) => {
  const problems = problemsOf({ ...good, ...changed });
  expect(problems).toHaveLength(1);
  expect(problems[0]).toMatch(says);
});

it('reports all problems at once', () => {
  expect(
    problemsOf({ place: 3, links: { chat: 'x', email: 'x' } }).map((words) => words.split(':')[0]),
  ).toEqual(['name', 'place', 'national', 'brand', 'accent', 'links.chat', 'links.email']);
});

it('names the line where a file stops being JSON', () => {
  expect(problemsOf('{\n  "name": "Bay Area",\n}')).toEqual([expect.stringContaining('near line 3')]);
  expect(problemsOf('null')).toEqual([expect.stringContaining('write an object')]);
});

it('agrees with the JSON schema that editors use', () => {
  const file = path.resolve(import.meta.dirname, '..', '..', 'chapter.schema.json');
  const schema = JSON.parse(readFileSync(file, 'utf8'));
  expect(schema.properties.chapter.enum).toEqual(chapters.map(({ id }) => id));
  expect(
    problemsOf({ ...good, ...Object.fromEntries(Object.keys(schema.properties).map((key) => [key, 0])) }),
  ).not.toContain(expect.stringContaining('nobody knows'));
  expect(problemsOf({ ...good, name: 'x'.repeat(schema.properties.name.maxLength) })).toEqual([]);
  expect(Object.keys(schema.properties.links.properties)).toEqual([
    'chat',
    'email',
    'professional',
    'social',
  ]);
  expect(Object.keys(schema.properties.words.properties)).toEqual(Object.keys(standardWords));
});
