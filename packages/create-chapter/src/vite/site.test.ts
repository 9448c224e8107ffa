import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { chapterModule, readSite, servedLogo } from './site.ts';

const file = {
  name: 'Great Lakes',
  place: 'Chicago to Detroit',
  national: 'https://alumni.example.org',
  brand: '#003948',
  accent: '#fc8a39',
};
const moduleOf = (more: object, logo = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>') => {
  const folder = mkdtempSync(path.join(tmpdir(), 'chapter-site-'));
  writeFileSync(path.join(folder, 'chapter.json'), JSON.stringify({ ...file, ...more }));
  writeFileSync(path.join(folder, 'logo.svg'), logo);
  return chapterModule(readSite(folder));
};

it('gives pages the words of chapter.json, and standard words with the name and place of the chapter', () => {
  const source = moduleOf({ words: { events: 'First Friday, around {place}.' } });
  expect(source).toContain('"events":"First Friday, around Chicago to Detroit."');
  expect(source).toContain('"home":"The Great Lakes chapter connects engineers');
});

it('draws a logo in the color of the text when it uses currentColor', () => {
  const svg =
    '<svg id="x" xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path fill="currentColor" d="M0 0"/></svg>';
  expect(moduleOf({ logo: 'logo.svg' }, svg)).toContain('"logo":"/logo.svg#logo"');
  expect(moduleOf({ logo: 'logo.svg' })).toContain('"logo":"/logo.svg"');
  expect(servedLogo(Buffer.from(svg)).toString()).toMatch(/^<svg id="logo" xmlns=/);
});
