import { spawn } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { textPrompt } from './prompts.ts';
import { colourLook } from './questions.ts';

const main = path.resolve(import.meta.dirname, 'main.ts');
const repository = path.resolve(import.meta.dirname, '..', '..', '..', '..');
const national = ['--national', 'https://alumni.example.org'];

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'chapter-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Runs the command as a process without a terminal. */
const create = (...parameters: string[]) =>
  new Promise<{ code: number | null; out: string; err: string }>((resolve) => {
    const child = spawn(process.execPath, [main, ...parameters], {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const said = { out: '', err: '' };
    child.stdout.on('data', (text) => (said.out += text));
    child.stderr.on('data', (text) => (said.err += text));
    child.on('close', (code) => resolve({ code, ...said }));
  });
const read = (file: string) => JSON.parse(readFileSync(path.join(folder, file), 'utf8'));

describe('new site', () => {
  test('writes the whole site into a folder of the chapter’s name and prints the next two commands', async () => {
    writeFileSync(
      path.join(folder, 'mark.svg'),
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>',
    );
    const { code, out, err } = await create(
      ...[
        '--chapter',
        'bay-area',
        ...national,
        '--email',
        'bay-area@example.org',
        '--logo',
        'mark.svg',
        '--yes',
      ],
    );
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(/cd bay-area && npm install\n {2}npm run dev\n/);
    expect(read('bay-area/chapter.json')).toEqual({
      $schema: './node_modules/@banyan/create-chapter/chapter.schema.json',
      chapter: 'bay-area',
      name: 'Bay Area',
      place: 'San Francisco Bay, California',
      national: 'https://alumni.example.org',
      brand: '#003948',
      accent: '#fc8a39',
      links: { email: 'bay-area@example.org' },
      logo: 'logo.svg',
    });
    expect(readdirSync(path.join(folder, 'bay-area')).sort()).toEqual(
      [
        '.gitignore',
        'README.md',
        'chapter.json',
        'index.html',
        'logo.svg',
        'package.json',
        'public',
        'src',
        'tsconfig.json',
        'vite.config.ts',
      ].sort(),
    );
    expect(readdirSync(folder).sort()).toEqual(['bay-area', 'mark.svg']);
    // The page must not break a line inside 501(c)(3).
    const give = readFileSync(path.join(folder, 'bay-area', 'src', 'pages', 'Give.tsx'), 'utf8');
    expect(give).toContain('501(c)\\u2060(3)');
    expect(give).not.toContain('501(c)(3)');
  });

  test('uses our packages in this version, and the others in the versions of the repository', async () => {
    await create('x', '--chapter', 'Ohio Valley', '--place', 'Columbus, Ohio', ...national);
    const { name, dependencies, devDependencies } = read('x/package.json');
    expect(name).toBe('ohio-valley-site');
    const catalog = readFileSync(path.join(repository, 'pnpm-workspace.yaml'), 'utf8');
    const { version } = JSON.parse(readFileSync(path.join(main, '..', '..', '..', 'package.json'), 'utf8'));
    for (const [needed, range] of Object.entries({ ...dependencies, ...devDependencies }))
      if (needed.startsWith('@banyan/')) expect(range).toBe(`^${version}`);
      else expect(catalog).toMatch(new RegExp(`^ {2}"?${needed}"?: ${range}$`, 'm'));
    // The national site does not know this chapter: all of the association's events are shown.
    expect(read('x/chapter.json')).toMatchObject({ name: 'Ohio Valley', brand: '#003948' });
    expect(read('x/chapter.json').chapter).toBeUndefined();
  });
});

describe('refused commands', () => {
  test.each([
    ['when nobody can be asked', [], /must say:\n {2}- --chapter: .*\n {2}- --national: /],
    [
      'for another name without a place',
      ['--chapter', 'Ohio', ...national],
      /- --place: where the chapter is at home/,
    ],
    [
      'for a wrong address and wrong colours',
      ['--chapter', 'bay-area', '--national', 'alumni', '--brand', 'teal', '--accent', 'orange'],
      /- --national: “alumni” is not a web .*\n {2}- --brand: “teal” is not a colour.*\n {2}- --accent: “orange” is not a colour/,
    ],
    [
      'for a wrong link',
      ['--chapter', 'bay-area', ...national, '--chat', 'ftp://x', '--email', 'x'],
      /- --chat: .*\n {2}- --email: “x” is not an email/,
    ],
    [
      'for a logo that is not there',
      ['--chapter', 'bay-area', ...national, '--logo', 'none.svg'],
      /- --logo: There is no file/,
    ],
    ['for an option nobody knows', ['--colour', 'red'], /Unknown option '--colour'.*--help/],
    ['for two folders', ['one', 'two'], /One folder is enough/],
  ])('writes nothing %s', async (_, parameters, says) => {
    const { code, out, err } = await create(...parameters);
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toMatch(says);
    expect(err).not.toMatch(/\n\s+at /);
    expect(readdirSync(folder)).toEqual([]);
  });

  test('writes nothing into a folder that is not empty', async () => {
    mkdirSync(path.join(folder, 'bay-area'));
    writeFileSync(path.join(folder, 'bay-area', 'mine.txt'), 'mine');
    const { code, err } = await create('--chapter', 'bay-area', ...national, '--yes');
    expect(code).toBe(1);
    expect(err).toMatch(/bay-area is not empty\. Name another folder\./);
    expect(readdirSync(path.join(folder, 'bay-area'))).toEqual(['mine.txt']);
  });

  test('writes nothing for a PNG with the name of an SVG', async () => {
    writeFileSync(path.join(folder, 'logo.svg'), Buffer.from('89504e470d0a1a0a', 'hex'));
    const { code, err } = await create('new', '--chapter', 'bay-area', ...national, '--logo', 'logo.svg');
    expect(code).toBe(1);
    expect(err).toMatch(/--logo: “.*logo\.svg” is a PNG picture, whatever its name says/);
    expect(existsSync(path.join(folder, 'new'))).toBe(false);
  });
});

describe('prompt for a color', () => {
  const press = (keys: readonly (string | { name: string })[]) => {
    const asked = textPrompt({
      question: 'Brand',
      standard: '#003948',
      look: colourLook('brand', ''),
      live: true,
    });
    let answer: string | undefined;
    for (const key of keys)
      answer = asked.press(typeof key === 'string' ? { sequence: key, text: key } : { ...key, text: '' });
    return { answer, lines: asked.lines().join('\n') };
  };
  const enter = { name: 'return' };

  test('shows the contrast ratio with every key, and the nearest color that passes', () => {
    expect(press([...'#3fa7d']).lines).toMatch(/# and six digits/);
    const { lines, answer } = press([...'#3fa7d6']);
    expect(lines).toMatch(
      /2\.7:1 under white .*White on #3fa7d6 has 2\.7:1; large headings need 4\.5:1, text and buttons 7:1\./,
    );
    expect(lines).toMatch(/#[\da-f]{6} is the nearest that passes: Tab or Enter takes it/);
    expect(answer).toBeUndefined();
  });

  test.each([['tab'], ['return']])('%s takes the suggested color, and Enter then confirms it', (name) => {
    const taken = press([...'#3fa7d6', { name }]);
    expect(taken.answer).toBeUndefined();
    expect(taken.lines).toMatch(/passes/);
    expect(press([...'#3fa7d6', { name }, enter]).answer).toMatch(/^#[\da-f]{6}$/);
  });

  test('Enter alone confirms the chapter’s own color', () => {
    expect(press([enter]).answer).toBe('#003948');
  });
});
