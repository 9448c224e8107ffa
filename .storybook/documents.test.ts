import { describe, expect, it } from 'vitest';
import { filesNamedIn, testsNamedIn } from './rules/documents.ts';
import { exists, readText } from './rules/sources.ts';

const below = {
  server: 'packages/server/src',
  cli: 'packages/server/src/cli',
  contract: 'packages/api/src/contract',
  client: 'packages/api/src/client',
};

describe('a file that shows a promise is there', () => {
  it('is read from the document, wherever it begins', () => {
    const row =
      'A seat (`server/events/registration/seats.test.ts`, `.github/workflows/test.yml`, `Dockerfile`): `Vary`, `/t/:id`.';
    expect(filesNamedIn(row, below)).toEqual([
      'packages/server/src/events/registration/seats.test.ts',
      '.github/workflows/test.yml',
      'Dockerfile',
    ]);
  });

  it('holds for the document on security', () => {
    const named = filesNamedIn(readText('docs/security.md'), below);
    expect(named.length).toBeGreaterThan(100);
    expect(named.filter((path) => !exists(path))).toEqual([]);
  });

  it('names the test itself where it is about signing in, sessions and rights', () => {
    const [part = ''] = /^### V6 [\s\S]*?(?=^### V9 )/m.exec(readText('docs/security.md')) ?? [];
    const named = testsNamedIn(part, below);
    expect(named.length).toBeGreaterThan(20);
    const wrong = named.filter(
      ({ path, titles }) => titles.length === 0 || titles.some((title) => !readText(path).includes(title)),
    );
    expect(wrong).toEqual([]);
  });

  it('tells a test that is named with its titles from one that is not', () => {
    expect(testsNamedIn('`server/a.test.ts` (“is one”; “ends”), `b.e2e.ts`', below)).toEqual([
      { path: 'packages/server/src/a.test.ts', titles: ['is one', 'ends'] },
      { path: 'b.e2e.ts', titles: [] },
    ]);
  });
});
