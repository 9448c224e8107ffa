import { storyElements } from '@banyan/api/contract';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { storyWords } from '../stories/rows.ts';
import { allowedHtml, htmlOfText } from './allowed-html.ts';

const elements = storyElements.join('|');
/** Allowed output: text without an opening bracket, allowed elements, links with exactly two attributes, and list numbers. */
const harmless = new RegExp(
  `^(?:[^<]|</?(?:${elements})>|<br />|<ol start="\\d+">|<li value="\\d+">|<a href="(?:https?:|mailto:)[^"<>]*" rel="noopener noreferrer">)*$`,
);

describe('allowedHtml', () => {
  test('keeps the markup that stories consist of', () => {
    const story =
      '<h2>One</h2>\n<h3>Two</h3>\n<p>A <em>b</em> <strong>c</strong><br />d</p>\n<blockquote><p>e</p></blockquote>\n<ul><li>f</li></ul>\n<ol><li>g</li></ol>';
    expect(allowedHtml(story)).toBe(story);
  });

  test.each([
    ['<p>a<script>alert(1)</script>b</p>', '<p>ab</p>'],
    ['<SCRIPT SRC=//example.org/x></SCRIPT>', ''],
    ['<<script>script>alert(1)</script>', '&lt;'],
    ['<script>alert(1)', ''],
    ['<p onclick="alert(1)" style="color:red" class="x" id="y">a</p>', '<p>a</p>'],
    ['<img src=x onerror=alert(1)>', ''],
    ['<p/onmouseover=alert(1)>a', '<p>a</p>'],
    ['<svg onload=alert(1)><script>alert(1)</script><p>a</p></svg>b', 'b'],
    ['<svg><style><img src=x onerror=alert(1)></style></svg>', ''],
    [
      '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
      '',
    ],
    ['<style>p{background:url(javascript:alert(1))}</style><p>a</p>', '<p>a</p>'],
    ['<iframe srcdoc="<script>alert(1)</script>">a</iframe>', ''],
    ['<template><p>a</p></template>', ''],
    ['<noscript><p title="</noscript><img src=x onerror=alert(1)>">', ''],
    ['<form action="https://example.org"><input name=a><button>b</button></form>', 'b'],
    ['<!-- <p>a</p> --><!doctype html><?php x ?>b', 'b'],
    ['<h1>a</h1><div><font color=red>b</font></div>', 'ab'],
    ['<p><b>a<i>b</p>', '<p><strong>a<em>b</em></strong></p>'],
    [
      '<p><a href="javascript:x">a</a></p><p><a href="mailto:b@c.example">d</a></p>',
      '<p>a</p><p><a href="mailto:b@c.example" rel="noopener noreferrer">d</a></p>',
    ],
    [
      '<ol start="1987" type="i"><li value="2004" id=x>a</li></ol>',
      '<ol start="1987"><li value="2004">a</li></ol>',
    ],
    ['<ol start="-1e9"><li value="x">a</ol><ul start=2>', '<ol><li>a</li></ol><ul></ul>'],
    ['<ul><li>a<li>b', '<ul><li>a</li><li>b</li></ul>'],
    ['<p>1 < 2 & 3 > 2', '<p>1 &lt; 2 &amp; 3 &gt; 2</p>'],
    ['&lt;script&gt;alert(1)&lt;/script&gt;', '&lt;script&gt;alert(1)&lt;/script&gt;'],
  ])('turns %j into %j', (html, clean) => {
    expect(allowedHtml(html)).toBe(clean);
    expect(allowedHtml(html)).toMatch(harmless);
  });

  test.each([
    ['https://example.org/a?b=1&c=2', 'https://example.org/a?b=1&amp;c=2'],
    ['mailto:leela@example.org', 'mailto:leela@example.org'],
    ['https://example.org/"onclick="alert(1)', 'https://example.org/%22onclick=%22alert(1)'],
  ])('a link to %j keeps its address and gets a rel attribute', (address, href) => {
    const html = `<a href='${address}' target="_blank" rel="opener" onclick="x">a</a>`;
    expect(allowedHtml(html)).toBe(`<a href="${href}" rel="noopener noreferrer">a</a>`);
  });

  test.each([
    'javascript:alert(1)',
    ' JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    '&#106;avascript:alert(1)',
    'javascript&colon;alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    '//example.org',
    '/events',
    '',
  ])('a link to %j is reduced to its text', (address) => {
    expect(allowedHtml(`<p><a href="${address}">a <em>b</em></a></p>`)).toBe('<p>a <em>b</em></p>');
  });

  test('any markup becomes harmless, and a second pass changes nothing', () => {
    const piece = fc.oneof(
      fc.constantFrom(
        '<',
        '>',
        '</',
        '/>',
        '"',
        "'",
        '=',
        '&',
        '&lt;',
        '&#60;',
        '<!--',
        '-->',
        '<![CDATA[',
        ']]>',
      ),
      fc.constantFrom(
        'script',
        'style',
        'svg',
        'p',
        'a',
        'b',
        'textarea',
        'noscript',
        'title',
        'xmp',
        'plaintext',
      ),
      fc.constantFrom(' href=', ' onerror=', 'javascript:', 'https://example.org', ' ', '\n', '\0'),
      fc.string(),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
        const once = allowedHtml(pieces.join(''));
        expect(once).toMatch(harmless);
        expect(allowedHtml(once)).toBe(once);
      }),
      { numRuns: 2_000 },
    );
  });
});

describe('htmlOfText', () => {
  test('turns plain text into paragraphs with line breaks', () => {
    expect(htmlOfText('\r\nOne\r\ntwo\r\n \r\n\r\n\r\nthree ')).toBe('<p>One<br />two</p>\n<p>three</p>');
    expect(htmlOfText(' \n ')).toBe('');
  });

  test('escapes plain text that looks like markup', () => {
    const text = '<script>alert("1")</script> & <p onclick=x>a</p> &lt;b&gt;';
    expect(htmlOfText(text)).toBe(
      '<p>&lt;script&gt;alert("1")&lt;/script&gt; &amp; &lt;p onclick=x&gt;a&lt;/p&gt; &amp;lt;b&amp;gt;</p>',
    );
  });

  test('the HTML of plain text passes the allowlist unchanged', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('<', '&', '>', '"', '\n', 'a', ';', '/', ' ') }),
        (text) => {
          expect(allowedHtml(htmlOfText(text))).toBe(htmlOfText(text));
        },
      ),
    );
  });
});

describe('storyWords', () => {
  test('sanitizes a story and derives excerpt and reading time from the result', () => {
    expect(storyWords(`<p>Two &amp; two.<script>${'word '.repeat(1_000)}</script></p>`)).toEqual({
      content: '<p>Two &amp; two.</p>',
      excerpt: 'Two & two.',
      read_time: '1 min read',
    });
  });

  test('keeps an excerpt that the author wrote', () => {
    expect(storyWords('<p>Long.</p>', 'Short.').excerpt).toBe('Short.');
  });
});
