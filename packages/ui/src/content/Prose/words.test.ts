import { describe, expect, it } from 'vitest';
import { nodesOf, type ProseNode, paragraphsOf } from './words.ts';

describe('a plain text', () => {
  it('is parted at empty lines, from whatever machine it comes', () => {
    expect(paragraphsOf('One.\n\nTwo.\r\n\r\nThree.\n \n\nFour.')).toEqual([
      'One.',
      'Two.',
      'Three.',
      'Four.',
    ]);
  });

  it('keeps a single line end inside its paragraph', () => {
    expect(paragraphsOf('One,\ntwo.')).toEqual(['One,\ntwo.']);
  });

  it('makes no paragraph of nothing', () => {
    expect(paragraphsOf('  \n\n ')).toEqual([]);
  });
});

/** Nodes as a short text: `p(One em(two))`. */
const drawn = (nodes: readonly ProseNode[]): string =>
  nodes
    .map((node) =>
      typeof node === 'string'
        ? node
        : `${node.element}${[node.href ?? node.number].map((of) => (of === undefined ? '' : `[${of}]`))}(${drawn(node.children)})`,
    )
    .join('');

const read = (markup: string) => drawn(nodesOf(markup));

describe('markup', () => {
  it.each([
    ['<p>One <em>two</em><br>three<br />four</p>', 'p(One em(two)br()threebr()four)'],
    ['<ul><li>a<li>b</ul><ol><li>c</li></ol>', 'ul(li(a)li(b))ol(li(c))'],
    ['<blockquote><p>Heard.</p></blockquote>', 'blockquote(p(Heard.))'],
    ['<P CLASS="x">Loud</P>', 'p(Loud)'],
    [
      'Tom &amp; Jerry &lt;b&gt; &#39;x&#x27; &quot;&nbsp;&unknown; &#0;',
      "Tom & Jerry <b> 'x' \"\u00a0&unknown; &#0;",
    ],
    ['<a href="/events?a=1&amp;b=2" target="_blank">e</a>', 'a[/events?a=1&b=2](e)'],
    ['<ol start="1987"><li>a</li><li value="2004">b</li></ol>', 'ol[1987](li(a)li[2004](b))'],
    ['<ol data-start="9"><li start=3 value="x">a</li></ol>', 'ol(li(a))'],
    ["<a href='x'>1</a><a HREF=y>2</a><a data-href=z>3</a>", 'a[x](1)a[y](2)a(3)'],
  ])('%s', (markup, expected) => {
    expect(read(markup)).toBe(expected);
  });
});

describe('what is not allowed', () => {
  it.each([
    ['a<script>alert(1)</script>b<style>p{}</style>c', 'abc'],
    ['a<script>alert(1)', 'a'],
    ['<img src=x onerror="alert(1)">x', 'x'],
    ['<p onclick="alert(1)">x</p>', 'p(x)'],
    ['<svg><a href="javascript:alert(1)">x</a></svg>y', 'y'],
    ['<b>bold</b> <font>x</font>', 'bold x'],
    ['<!-- <p>no</p> -->x<!-- open', 'x'],
    ['<scr<script>x</script>ipt>alert(1)', '<script>alert(1)'],
    ['<p-x>a</p-x><script-x>b</script-x>', 'ab'],
    ['1 < 2 > 1 <', '1 < 2 > 1 <'],
    ['&lt;script&gt;alert(1)&lt;/script&gt;', '<script>alert(1)</script>'],
  ])('%s', (markup, expected) => {
    expect(read(markup)).toBe(expected);
  });
});

describe('elements stand where a browser leaves them', () => {
  it.each([
    ['<p>One<p>two</p>', 'p(One)p(two)'],
    ['<p>One<ul><li>two</li></ul></p>', 'p(One)ul(li(two))'],
    ['<p><em>One<p>two', 'p(em(One))p(two)'],
    ['<a href="/a">one <a href="/b">two</a></a>', 'a[/a](one two)'],
    ['<li>alone</li>', 'alone'],
    ['</p>x</div>', 'x'],
    ['<em>a<strong>b</em>c', 'em(astrong(b))c'],
    ['<ul><li>a<ul><li>b</li></ul></li><li>c</li></ul>', 'ul(li(aul(li(b)))li(c))'],
    ['<ul>x<p>y</p></ul>', 'ul(x)p(y)'],
  ])('%s', (markup, expected) => {
    expect(read(markup)).toBe(expected);
  });
});

it('nests no deeper than a page can bear', () => {
  expect(read(`${'<em>'.repeat(100_000)}x`)).toMatch(/^(em\(){41}x\){41}$/);
});

it('reads what a stranger makes as long as he likes in no time', () => {
  for (const piece of ['<a ', '<a "', "<a '", '<!--', '<script>', '&#', '<p>', '</p>', '<', '<a href="']) {
    const begin = performance.now();
    nodesOf(piece.repeat(100_000 / piece.length));
    expect(performance.now() - begin, piece).toBeLessThan(1000);
  }
});
