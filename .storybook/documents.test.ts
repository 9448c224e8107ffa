import { describe, expect, it } from 'vitest';
import { filesNamedIn } from './rules/documents.ts';
import { exists, readText } from './rules/sources.ts';

const source = 'packages/api/src';
const below = { server: source, contract: source, client: source, cli: source };

describe('a file that shows a promise is there', () => {
  it('is read from the document, wherever it begins', () => {
    const row =
      'A seat (`server/events/seats.test.ts`, `.github/workflows/test.yml`, `Dockerfile`): `Vary`, `/t/:id`.';
    expect(filesNamedIn(row, below)).toEqual([
      'packages/api/src/server/events/seats.test.ts',
      '.github/workflows/test.yml',
      'Dockerfile',
    ]);
  });

  it('holds for the document on security', () => {
    const named = filesNamedIn(readText('docs/security.md'), below);
    expect(named.length).toBeGreaterThan(100);
    expect(named.filter((path) => !exists(path))).toEqual([]);
  });
});
