import { describe, expect, test } from 'vitest';
import { safeHref, webAddress } from './safe-href.ts';

describe('link from outside', () => {
  test.each([
    ['https://example.org/a', 'https://example.org/a'],
    [' http://example.org ', 'http://example.org/'],
    ['\u00a0https://example.org', 'https://example.org/'],
    ['mailto:a@example.org', 'mailto:a@example.org'],
    ['javascript:alert(1)', undefined],
    ['JaVaScRiPt:alert(1)', undefined],
    ['java\nscript:alert(1)', undefined],
    ['data:text/html,x', undefined],
    ['//example.org', undefined],
    ['/events', undefined],
    ['', undefined],
    [null, undefined],
    [undefined, undefined],
  ])('turns the link %j into %j', (address, link) => expect(safeHref(address)).toBe(link));
});

describe('typed profile address', () => {
  test.each([
    ['example.org:8443/leela', 'https://example.org:8443/leela'],
    ['javascript:1', undefined],
    ['Leela <leela@example.org>', undefined],
    ['linkedin.com/in/leela', 'https://linkedin.com/in/leela'],
    ['linkedin.com/in/leela?from=mailto:a', 'https://linkedin.com/in/leela?from=mailto:a'],
    ['https://example.org/leela', 'https://example.org/leela'],
    ['HTTP://example.org', 'http://example.org/'],
    ['javascript:alert(1)', undefined],
    ['JavaScript:alert(1)//a.b', undefined],
    ['ftp://example.org', undefined],
    ['view-source+x.1:https://example.org', undefined],
    ['leela', undefined],
    ['http://localhost', undefined],
    ['', undefined],
    ['not an address', undefined],
    ['https://leela@example.org', undefined],
    ['https://:secret@example.org', undefined],
  ])('turns the typed address %j into %j', (typed, address) => expect(webAddress(typed)).toBe(address));
});
