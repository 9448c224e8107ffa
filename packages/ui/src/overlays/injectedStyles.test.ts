import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { injectedStyleHashes } from './injectedStyles.ts';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const injectedBySonner = async (): Promise<string> => {
  const source = await readFile(fileURLToPath(import.meta.resolve('sonner')), 'utf8');
  const [call, literal] = /__insertCSS\(("(?:[^"\\]|\\.)*")\)/.exec(source) ?? [];
  if (!call || !literal) throw new Error('sonner no longer injects its styles this way');
  const css: unknown = JSON.parse(literal);
  return String(css);
};

describe('style elements that libraries write', () => {
  it('lists exactly the hashes of sonner’s style element and of an empty one', async () => {
    expect(injectedStyleHashes).toEqual([hashOf(await injectedBySonner()), hashOf('')]);
  });
});
