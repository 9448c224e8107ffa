import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import { changesSince, snapshot } from './changes.ts';

const folder = path.join(import.meta.dirname, '../../tokens');
const kept = globSync('*.json', { cwd: folder });

describe('tokens of a version', () => {
  it('are compared by name', () => {
    const before = { 'space.4': '4px', 'space.6': '6px', 'color.bg, dark': 'palette.night-900' };
    const now = { 'space.4': '5px', 'space.8': '8px', 'color.bg, dark': 'palette.night-900' };
    expect(changesSince(before, now)).toEqual([
      { name: 'space.4', before: '4px', now: '5px' },
      { name: 'space.6', before: '6px' },
      { name: 'space.8', now: '8px' },
    ]);
    expect(changesSince(snapshot())).toEqual([]);
  });

  it('are few: what no theme decides is there once, and no theme is missing', () => {
    const now = snapshot();
    expect(now['palette.brand-800, Bay Area']).toBe('#003948');
    expect(now['color.primary, dark']).toBe('palette.brand-300');
    expect(Object.keys(now).filter((name) => name.startsWith('space.16'))).toEqual(['space.16']);
  });

  it('are kept for the version that the packages have: npx pnpm@12 tokens', () => {
    expect(kept).toContain(`${manifest.version}.json`);
  });

  it('still say what was added since the first', () => {
    const first = JSON.parse(readFileSync(path.join(folder, '0.1.0.json'), 'utf8'));
    expect(changesSince(first)).toContainEqual({
      name: 'color.giving-sky, light',
      now: 'palette.accent-400',
    });
  });
});
