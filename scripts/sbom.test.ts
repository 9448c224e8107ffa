import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { importsOf } from '../.storybook/rules/imports.ts';
import { isTest, isWorkshop, sourcesIn } from '../.storybook/rules/sources.ts';
import { merged, type Sbom, softwareBill, startedBy } from './sbom.ts';

const bill = (root: string, edges: Record<string, string[]>): Sbom => ({
  metadata: { component: { 'bom-ref': root } },
  components: Object.keys(edges)
    .filter((ref) => ref !== root)
    .map((ref) => ({ 'bom-ref': ref, scope: 'excluded' })),
  dependencies: Object.entries(edges).map(([ref, dependsOn]) => ({ ref, dependsOn })),
});
const refsOf = ({ components }: Sbom) => components.map((component) => component['bom-ref']);

describe('two lists become one', () => {
  const site = bill('pkg:npm/site@1', { 'pkg:npm/site@1': ['pkg:npm/api@1'], 'pkg:npm/api@1': [] });
  const server = bill('pkg:npm/api@1', {
    'pkg:npm/api@1': ['pkg:npm/pg@8', 'pkg:npm/fast-check@4', 'pkg:npm/%40types/pg@8'],
    'pkg:npm/pg@8': ['pkg:npm/pg-pool@3'],
    'pkg:npm/pg-pool@3': [],
    'pkg:npm/fast-check@4': ['pkg:npm/pure-rand@8'],
    'pkg:npm/pure-rand@8': [],
    'pkg:npm/%40types/pg@8': [],
  });
  const one = merged(site, server);

  it('with what the server needs, and without its tests and types', () => {
    expect(refsOf(one)).toEqual(['pkg:npm/api@1', 'pkg:npm/pg@8', 'pkg:npm/pg-pool@3']);
    expect(one.dependencies).toContainEqual({ ref: 'pkg:npm/api@1', dependsOn: ['pkg:npm/pg@8'] });
  });

  it('in which nothing is called excluded that runs', () => {
    expect(one.components.filter(({ scope }) => scope).map((component) => component['bom-ref'])).toEqual([
      'pkg:npm/api@1',
    ]);
  });
});

describe('the pnpm that started the build', () => {
  it.each([
    ['/home/somebody/.npm/_npx/1/node_modules/pnpm/pnpm', 1],
    ['/usr/lib/node_modules/pnpm/bin/pnpm.cjs', 2],
    ['/usr/lib/node_modules/npm/bin/npm-cli.js', undefined],
    ['', undefined],
  ])('%s', (program, length) => {
    expect(startedBy(program)?.length).toBe(length);
  });
});

/** What `dev` starts. */
const neverDeployed = /^site\/server\/dev\.ts$/;
/** `hono` of `hono/cookie`, `@banyan/api` of `@banyan/api/contract`. */
const packageOf = (specifier: string) => /^(?:@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? specifier;

describe.skipIf(startedBy() === undefined)('what pnpm says of this repository', async () => {
  const pnpm = startedBy();
  const whole = pnpm && (await softwareBill(pnpm));

  it('is a CycloneDX document, each part of which is named once and leads to others that are there', () => {
    expect(whole).toMatchObject({ bomFormat: 'CycloneDX', specVersion: '1.6', version: 1 });
    expect(whole).toHaveProperty('serialNumber', expect.stringMatching(/^urn:uuid:[\da-f-]{36}$/));
    expect(whole).toHaveProperty('metadata.component.type', 'application');
    const root = whole?.metadata.component['bom-ref'];
    const refs = whole ? [root, ...refsOf(whole)] : [];
    expect(new Set(refs).size).toBe(refs.length);
    expect(whole?.dependencies.map(({ ref }) => ref).toSorted()).toEqual(refs.toSorted());
    for (const { dependsOn = [] } of whole?.dependencies ?? [])
      for (const next of dependsOn) expect(refs).toContain(next);
    for (const component of whole?.components ?? [])
      expect(component).toMatchObject({
        type: 'library',
        name: expect.stringMatching(/./),
        version: expect.stringMatching(/^\d/),
        purl: expect.stringMatching(/^pkg:npm\//),
        licenses: expect.arrayContaining([expect.anything()]),
      });
  });

  it('has what site, server and command line import, and nothing of the server that only tests import', () => {
    const sources = ['packages/api/src', 'packages/server/src', 'site/server', 'site/src'].flatMap(sourcesIn);
    const imported = sources
      .filter((source) => !isTest(source) && !isWorkshop(source) && !neverDeployed.test(source.path))
      .flatMap(importsOf)
      .filter((specifier) => !/^(?:[./]|node:|virtual:)/.test(specifier))
      .map(packageOf);
    const listed = new Set(
      whole?.components.map((component) =>
        decodeURIComponent(component['bom-ref'])
          .slice('pkg:npm/'.length)
          .replace(/@[^@]+$/, ''),
      ),
    );
    expect([...new Set(imported)].filter((name) => !listed.has(name))).toEqual([]);
    const { devDependencies }: { devDependencies: Record<string, string> } = JSON.parse(
      readFileSync('packages/server/package.json', 'utf8'),
    );
    expect(
      Object.keys(devDependencies).filter((name) => listed.has(name) && !imported.includes(name)),
    ).toEqual([]);
  });
});
