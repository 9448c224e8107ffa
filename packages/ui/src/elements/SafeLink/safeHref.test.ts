import { expect, test } from 'vitest';
import { safeHref } from './safeHref.ts';

test.each([
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  '\u0000javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'file:///etc/passwd',
  'blob:https://example.org/1',
  '\u00a0javascript:alert(1)',
  'not a scheme: alert(1)',
  'tel:+15105550142',
  'https://',
  '   ',
  undefined,
])('rejects %j as a link', (href) => {
  expect(safeHref(href)).toBeUndefined();
});

test.each(['/events', '?page=2', '#main', 'events/7', 'events/7:30', 'mailto:meera.kadamb@example.org'])(
  'treats %s as an address on this site',
  (href) => {
    expect(safeHref(href)).toEqual({ href, elsewhere: false });
  },
);

test.each(['https://example.org', 'http://example.org/a?b=c', '//example.org', '\\\\example.org'])(
  'treats %s as an address on another origin',
  (href) => {
    expect(safeHref(href)).toEqual({ href, elsewhere: true });
  },
);
