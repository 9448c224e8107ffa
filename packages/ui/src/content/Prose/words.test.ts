import { describe, expect, it } from 'vitest';
import { nodesOf, type ProseNode, paragraphsOf } from './words.ts';

describe('plain text', () => {
  it('splits plain text at empty lines, with line endings of any system', () => {
    expect(paragraphsOf('One.\n\nTwo.\r\n\r\nThree.\n \n\nFour.')).toEqual([
      'One.',
      'Two.',
      'Three.',
      'Four.',
    ]);
  });

  it('keeps a single line break inside its paragraph', () => {
    expect(paragraphsOf('One,\ntwo.')).toEqual(['One,\ntwo.']);
  });

  it('makes no paragraphs from blank text', () => {
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
  ])('parses %s', (markup, expected) => {
    expect(read(markup)).toBe(expected);
  });
});

describe('forbidden markup', () => {
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
  ])('removes forbidden markup from %s', (markup, expected) => {
    expect(read(markup)).toBe(expected);
  });
});

describe('badly nested markup', () => {
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
  ])('closes the elements of %s where a browser closes them', (markup, expected) => {
    expect(read(markup)).toBe(expected);
  });
});

it('limits nesting to 41 levels', () => {
  expect(read(`${'<em>'.repeat(100_000)}x`)).toMatch(/^(em\(){41}x\){41}$/);
});

it('parses hostile input of 100,000 characters in less than a second', () => {
  for (const piece of ['<a ', '<a "', "<a '", '<!--', '<script>', '&#', '<p>', '</p>', '<', '<a href="']) {
    const begin = performance.now();
    nodesOf(piece.repeat(100_000 / piece.length));
    expect(performance.now() - begin, piece).toBeLessThan(1000);
  }
});
