import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { contractVersion, defaultRuntimeConfig } from '@banyan/api/contract';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { robots, sitemap } from './crawlers.ts';
import { documentOf } from './document.ts';
import { headersFile, policyOf } from './headers.ts';
import { askNational, wordsAbout } from './national.ts';
import { chapterModule, readSite } from './site.ts';

const file = {
  chapter: 'bay-area',
  name: 'Bay <Area>',
  place: 'San Francisco',
  national: 'https://alumni.example.org',
  brand: '#003948',
  accent: '#fc8a39',
  links: { chat: '', email: 'bay-area@example.org' },
};

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'site-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const siteOf = (changed: object = {}) => {
  writeFileSync(path.join(folder, 'chapter.json'), JSON.stringify({ ...file, ...changed }));
  return readSite(folder);
};

describe('problems of chapter.json', () => {
  test('stops when chapter.json is missing', () => {
    expect(() => readSite(folder)).toThrow(/There is none in .*npm create @banyan\/chapter writes one/);
  });

  test('stops with every problem in one sentence each, and without a stack', () => {
    writeFileSync(path.join(folder, 'logo.svg'), Buffer.from('89504e470d0a1a0a', 'hex'));
    const error = (() => {
      try {
        return siteOf({ brand: '#3fa7d6', logo: 'logo.svg' });
      } catch (reason) {
        return reason;
      }
    })();
    expect(error).toBeInstanceOf(Error);
    expect(error).toMatchObject({ stack: expect.not.stringContaining('    at ') });
    expect(String(error)).toMatch(
      /\n {2}- brand: White on .*\n {2}- accent: .*\n {2}- logo: “logo\.svg” is a PNG picture/,
    );
  });

  test('stops when the logo file is missing', () => {
    expect(() => siteOf({ logo: 'mark.svg' })).toThrow(/logo: “mark\.svg” is not there; put the file beside/);
  });
});

test('provides pages with only the given links, and with addresses below the base path', () => {
  writeFileSync(path.join(folder, 'mark.svg'), '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>');
  const site = siteOf({ logo: 'mark.svg', site: 'https://name.github.io/bay-area/' });
  expect(site.base).toBe('/bay-area/');
  const known = JSON.parse(/chapter = (.*);/.exec(chapterModule(site))?.[1] ?? '');
  expect(known.links).toEqual({ email: 'bay-area@example.org' });
  expect(known.logo).toBe('/bay-area/logo.svg');
  expect(sitemap(site, [{ path: '/events', title: '', description: '' }])).toContain(
    '<loc>https://name.github.io/bay-area/events/</loc>',
  );
  expect(robots(site)).toContain('Sitemap: https://name.github.io/bay-area/sitemap.xml');
});

describe('prerendered page', () => {
  const built =
    '<html><head><script type="module" crossorigin src="/assets/index.js"></script><link rel="stylesheet" href="/a.css"></head><body><div id="root"></div></body></html>';
  const parts = () => ({
    site: siteOf(),
    page: { path: '/events', title: 'Events | Bay <Area>', description: 'What "is" on' },
    built,
    fonts: ['/assets/f.woff2'],
    needed: ['/assets/Events.js'],
    head: { layerOrder: '@layer a;', script: 'first()' },
    rendered: {
      body: '<link rel="preload" as="image" href="/x.svg"/><main>$& here</main><script>inner()</script>',
      scripts: ['data()'],
    },
  });

  test('has the layer order and the first script before any stylesheet, and its start script', () => {
    const html = documentOf(parts());
    expect(html.indexOf('<style>@layer a;')).toBeLessThan(html.indexOf('rel="stylesheet"'));
    expect(html).toContain('<title>Events | Bay &lt;Area&gt;</title>');
    expect(html).toContain('<div id="root"><main>$& here</main>');
    expect(html.indexOf('href="/x.svg"')).toBeLessThan(html.indexOf('<body>'));
    expect(html).not.toContain('<script type="module"');
    expect(html).not.toContain('canonical');
    expect(
      policyOf(html, { national: ['https://n.example.org'], libraryStyles: [] }).match(/'sha256-/g),
    ).toHaveLength(5);
  });

  test('contains no script when the page has none', () => {
    expect(documentOf({ ...parts(), scripts: false })).not.toContain('<script');
  });

  test('has its own policy in _headers', () => {
    const text = headersFile('/', [{ path: '/events/', html: documentOf(parts()) }], {
      national: ['https://n.example.org'],
      libraryStyles: [],
    });
    expect(text).toMatch(
      /^\/events\/\n {2}Content-Security-Policy: default-src 'none'; .*connect-src 'self' https:\/\/n\.example\.org/m,
    );
    expect(text).not.toContain('unsafe-inline');
  });
});

describe('questions to the national site', () => {
  const answering = async (contract: number) => {
    const server = createServer((request, response) =>
      response.end(
        JSON.stringify(
          request.url === '/config.json'
            ? { ...defaultRuntimeConfig, apiBase: '/elsewhere' }
            : { status: 'ok', contract },
        ),
      ),
    );
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    const origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
    const answer = await askNational(origin, undefined);
    server.closeAllConnections();
    server.close();
    return { origin, answer };
  };

  test('finds the API’s address, and warns of nothing when the contract version is known', async () => {
    const { origin, answer } = await answering(contractVersion);
    expect(answer).toEqual({ api: `${origin}/elsewhere`, contract: contractVersion });
    expect(wordsAbout(answer)).toEqual([]);
  });

  test('warns of a newer contract with the command that updates', async () => {
    const { answer } = await answering(contractVersion + 1);
    expect(wordsAbout(answer)).toEqual([
      expect.stringMatching(/speaks contract 2, .*npm install @banyan\/ui@latest/),
    ]);
  });

  test('warns when the national site does not answer, and continues', async () => {
    const answer = await askNational('http://127.0.0.1:9', undefined);
    expect(wordsAbout(answer)).toEqual([
      expect.stringMatching(
        /did not answer at http:\/\/127\.0\.0\.1:9\/api \(.+\)\. The site is built all the same/,
      ),
    ]);
  });
});
