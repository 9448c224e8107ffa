import { describe, expect, it } from 'vitest';
import { merged, type Sbom, softwareBill, startedBy } from './sbom.ts';

const bill = (root: string, edges: Record<string, string[]>): Sbom => ({
  metadata: { component: { 'bom-ref': root } },
  components: Object.keys(edges)
    .filter((ref) => ref !== root)
    .map((ref) => ({ 'bom-ref': ref, scope: 'excluded' })),
  dependencies: Object.entries(edges).map(([ref, dependsOn]) => ({ ref, dependsOn })),
});
const refsOf = ({ components }: Sbom) => components.map((component) => component['bom-ref']);

describe('merged list of libraries', () => {
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

  it('contains what the server needs, without its tests and types', () => {
    expect(refsOf(one)).toEqual(['pkg:npm/api@1', 'pkg:npm/pg@8', 'pkg:npm/pg-pool@3']);
    expect(one.dependencies).toContainEqual({ ref: 'pkg:npm/api@1', dependsOn: ['pkg:npm/pg@8'] });
  });

  it('marks no library as excluded that runs', () => {
    expect(one.components.filter(({ scope }) => scope).map((component) => component['bom-ref'])).toEqual([
      'pkg:npm/api@1',
    ]);
  });
});

describe('pnpm that started the build', () => {
  it.each([
    ['/home/somebody/.npm/_npx/1/node_modules/pnpm/pnpm', 1],
    ['/usr/lib/node_modules/pnpm/bin/pnpm.cjs', 2],
    ['/usr/lib/node_modules/npm/bin/npm-cli.js', undefined],
    ['', undefined],
  ])('recognizes pnpm by its program: %s', (program, length) => {
    expect(startedBy(program)?.length).toBe(length);
  });
});

describe.skipIf(startedBy() === undefined)('list of pnpm for this repository', async () => {
  const pnpm = startedBy();
  const whole = pnpm && (await softwareBill(pnpm));

  it('is a CycloneDX document that names each part once and refers only to parts in it', () => {
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
});
