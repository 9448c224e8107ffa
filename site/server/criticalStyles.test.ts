import { expect, test } from 'vitest';
import { criticalStyles } from './criticalStyles.ts';

const html = '<main class="h0 h1"><p class="j2">x</p></main>';

test('of a page’s styles those stay that its HTML needs', () => {
  const styles =
    '@layer a{.h0{color:red}.k0{color:blue}.h1 .j2:hover,.k1{top:0}.h1 .k2{left:0}}' +
    '@media (width>=9px){.k0{top:1px}}@media print{.k0{top:1px}.j2{top:2px}}';
  expect(criticalStyles(styles, html)).toBe(
    '@layer a{.h0{color:red}.h1 .j2:hover,.k1{top:0}}@media print{.j2{top:2px}}',
  );
});

test('what has no class stays, and what might apply', () => {
  const styles =
    ':root{--a:1}main>p{top:0}@font-face{src:url(a)}@keyframes k0{0%{top:0}to{top:1px}}' +
    '.j2:not(.k0,.k1){top:0}:where(.k0,.h0) a{top:0}[data-theme=x]{--a:2}';
  expect(criticalStyles(styles, html)).toBe(styles);
  expect(criticalStyles(':is(.k0,.k1){top:0}', html)).toBe('');
});

test('a font of some letters stays where one of them is written, also in a field', () => {
  const font = '@font-face{font-family:A;src:url(a);unicode-range:U+5B-5E,U+EB;font-display:swap}';
  const among = (body: string) => criticalStyles(`.h0{top:0}${font}`, `<main class="h0">${body}</main>`);
  for (const body of ['Noël', '[x]', '<input value="Zoë"/>', '<input placeholder="Zoë">'])
    expect(among(body)).toBe(`.h0{top:0}${font}`);
  for (const body of [
    'Noel',
    'é',
    '<a href="/ë[">x</a>',
    '<script>[1]</script>',
    '<style>a[b]{}</style>x',
    '<title>[x]</title>',
  ])
    expect(among(body)).toBe('.h0{top:0}');
});

test('so does one of letters that only entities write', () => {
  const font = '@font-face{src:url(a);unicode-range:U+3C-3E}';
  expect(criticalStyles(font, '<p>a &lt; b</p>')).toBe(font);
  expect(criticalStyles(font, '<p>a</p>')).toBe('');
});

test('what stands around every page keeps all of its styles', () => {
  expect(criticalStyles('.k1{top:0}.k0{top:0}.k1{left:0}', html, ['.k0{top:0}'])).toBe('.k0{top:0}');
  expect(criticalStyles('.k0{top:0}.k1{top:0}.k2{top:0}', html, ['.k2{top:0}', '.k0{top:0}'])).toBe(
    '.k0{top:0}.k2{top:0}',
  );
});
