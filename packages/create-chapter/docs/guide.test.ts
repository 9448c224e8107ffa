import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { blocksOf } from '../../../scripts/guide/commands.ts';
import { checkChapterFile } from '../src/chapter/chapterFile.ts';

const page = (name: string) => readFileSync(new URL(`${name}.mdx`, import.meta.url), 'utf8');

const whole = {
  chapter: 'bay-area',
  name: 'Bay Area',
  place: 'San Francisco Bay, California',
  national: 'https://alumni.example.org',
  brand: '#003948',
  accent: '#fc8a39',
};

const problemsOf = (changes: object): string[] => {
  const checked = checkChapterFile(JSON.stringify({ ...whole, ...changes }));
  return 'problems' in checked ? checked.problems : [];
};

test('the guide writes only valid keys and values into chapter.json', () => {
  const written = ['FirstHour', 'Rebranding', 'Deploying'].flatMap((name) =>
    blocksOf(page(name)).filter(({ language }) => language === 'json'),
  );
  expect(written.length).toBeGreaterThan(4);
  for (const { code } of written) {
    const changes: object = JSON.parse(code);
    expect(problemsOf(changes), code).toEqual([]);
  }
});

test('the guide quotes the error message that the check reports', () => {
  const quoted = /^> (brand: .*)$/m.exec(page('Rebranding'))?.[1];
  const typed = /#[\da-f]{6}/.exec(quoted ?? '')?.[0];
  expect(problemsOf({ brand: typed })[0]).toBe(quoted);
});
