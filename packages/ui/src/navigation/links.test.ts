import { describe, expect, it } from 'vitest';
import { currentState } from './links.ts';

describe('currentState', () => {
  it.each([
    ['/about', '/about', 'page'],
    ['/about', '/about/', 'page'],
    ['/about', '/about?from=mail#board', 'page'],
    ['/membership', '/membership/register', 'true'],
    ['/events', '/events-archive', undefined],
    ['/', '/about', undefined],
    ['/', '/', 'page'],
  ])('marks a link to %s on %s as %s', (href, path, expected) => {
    expect(currentState(href, path)).toBe(expected);
  });
});
