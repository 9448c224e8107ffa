import { readFileSync } from 'node:fs';
import { fromHtml } from 'hast-util-from-html';
import { describe, expect, test } from 'vitest';
import { blocksOf } from './blocks.ts';
import { blocksOfText, markdownOf, plainTextOf } from './pasted.ts';

/* Shortened HTML as the programs write it. Node has no DOM, so another parser of the HTML standard replaces the browser's. */

const read = (html: string) => blocksOf(fromHtml(html));
const markdown = (html: string) => markdownOf(read(html).blocks);
const fixture = (name: string) =>
  readFileSync(new URL(`./fixtures/${name}.html.txt`, import.meta.url), 'utf8');

describe('clipboard HTML', () => {
  test.each([
    ['word-desktop-list', 'What we bring:\n\n- Thirty laptops\n  - with chargers\n- Two dhols'],
    ['docs-nested-list', '- Venue\n  - Hall booked\n  - Parking asked for\n- Food'],
    [
      'paragraphs-that-look-like-lists',
      '1987\\. That was the year we met.\n\n2004\\. We came back.\n\n\\- said nobody\n\n\\+ two guests\n\n\\# 1 in the state',
    ],
  ])('converts HTML of %s to Markdown', (name, expected) => expect(markdown(fixture(name))).toBe(expected));

  const item = (level: number, sign: string, words: string) =>
    `<p class=MsoListParagraph style='mso-list:l1 level${level} lfo2'><![if !supportLists]><span><span style='mso-list:Ignore'>${sign}<span>&nbsp; </span></span></span><![endif]>${words}<o:p></o:p></p>`;
  const online = (level: number, words: string) =>
    `<div class="ListContainerWrapper"><ul><li data-aria-level="${level}"><p><span class="TextRun"><span>${words}</span></span><span class="EOP">&nbsp;</span></p></li></ul></div>`;

  test.each([
    [
      'Word: headings, bold, italic, line breaks of the source',
      '<body><!--StartFragment--><h1>Who carried them<o:p></o:p></h1><p class=MsoNormal>The <b>Chicago</b> chapter packed\non a <i>Saturday</i>.<o:p></o:p></p><p class=MsoListParagraph>1 &lt; 2 &amp; a*b</p><!--EndFragment-->',
      '## Who carried them\n\nThe **Chicago** chapter packed on a *Saturday*.\n\n1 < 2 & a\\*b',
    ],
    [
      'Word: numbered lists that begin elsewhere, letters, levels',
      item(1, '3.', 'a') + item(2, 'a)', 'b') + item(2, 'b)', 'c') + item(1, '4.', 'd') + item(1, '9.', 'e'),
      '3. a\n   1. b\n   2. c\n4. d\n\n9) e',
    ],
    [
      'Word: a numbered heading',
      "<h2 style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>2.<span>&nbsp;</span></span><b>Food</b></h2>",
      '## 2. Food',
    ],
    ['Word: hidden text', '<p>a<span style="mso-hide:all;display:none">x</span>b</p>', 'ab'],
    ['Word on the web', online(1, 'a') + online(2, 'b') + online(1, 'c'), '- a\n  - b\n- c'],
    [
      'Docs: styles in place of elements',
      '<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><h2><span>Boxes</span></h2><p dir="ltr"><span style="font-weight:400">We asked for </span><span style="font-weight:700">thirty </span><a href="https://www.google.com/url?q=https://a.example/x(1)&amp;sa=D&amp;source=editors"><span>laptops</span></a><span style="font-style:italic">.</span></p></b>',
      '## Boxes\n\nWe asked for **thirty** [laptops](https://a.example/x\\(1\\))*.*',
    ],
    [
      'Gmail: a line is a div',
      'Dear all,<div>it is on.</div><div>Come!</div><div><br></div><div>Leela</div><blockquote class="gmail_quote"><p>Yes<p>No</blockquote>',
      'Dear all,\nit is on.\nCome!\n\nLeela\n\n> Yes\n>\n> No',
    ],
    [
      'Outlook: links that lead through its own server',
      '<p><a href="https://nam02.safelinks.protection.outlook.com/?url=https%3A%2F%2Fa.example%2Fx%3Futm_source%3Dm%26b%3D1&amp;data=05">here</a></p>',
      '[here](https://a.example/x?b=1)',
    ],
    [
      'WhatsApp: line feeds, emoji',
      '<span style="white-space: pre-wrap">One\ntwo <img alt="🎉" src="x.png"></span>',
      'One\ntwo 🎉',
    ],
    [
      'Apple Notes',
      '<div><b>Plan</b></div><div><br></div><ul class="Apple-dash-list"><li>a<br>b</li><li>c</li></ul><p class="p2"><br></p><p>d<span class="Apple-converted-space">&nbsp;</span></p>',
      '**Plan**\n\n- a\n  b\n- c\n\nd',
    ],
    [
      'LibreOffice: bold taken back, a list in a list',
      '<p style="margin-bottom:0in"><b>a <span style="font-weight: normal">b</span></b></p>\n<ol start="3">\n<li><p>c</p>\n<ul><li><p>d</p></li></ul></li>\n<li value="7"><p>e</p></li></ol>',
      '**a** b\n\n3. c\n   - d\n\n7) e',
    ],
    [
      'adjacent runs of one look',
      '<p><b>a</b><b> b</b> <strong>c </strong><b><i>d</i></b></p>',
      '**a b c _d_**',
    ],
    [
      'a table, and one that only lays out a page',
      '<table><tr><th>Name<th>Year<tr><td>Meera<td>1987</table><table><tr><td><p>a</p><h3>b</h3></td></tr></table>',
      'Name | Year\nMeera | 1987\n\na\n\n### b',
    ],
    ['code', '<pre>a\n  b</pre><p>c <code>d</code></p>', 'a\nb\n\nc d'],
    [
      'scripts, dangerous links and styles',
      '<style>p{}</style><script>x()</script><p>a<a href="javascript:x">b</a><a href="#_Toc1">c</a></p>',
      'abc',
    ],
    ['two breaks', 'a<br><br>b', 'a\n\nb'],
    [
      'an address',
      '<p><a href="https://a.example/a_b_c">https://a.example/a_b_c</a> https://a.example/d_e_f</p>',
      '<https://a.example/a_b_c> https://a.example/d_e_f',
    ],
  ])('converts HTML from %s', (_, html, expected) => expect(markdown(html)).toBe(expected));

  test('counts the removed pictures', () => {
    expect(
      read('<p>a<img src="file:///C:/x.png" alt="Chart"></p><ul><li><img src=y>b</li></ul>').pictures,
    ).toBe(2);
  });

  test('converts HTML to plain text with list numbers and levels', () => {
    expect(plainTextOf(read(fixture('word-desktop-list')).blocks)).toBe(
      'What we bring:\n\n- Thirty laptops\n  - with chargers\n- Two dhols',
    );
    expect(
      plainTextOf(read('<h1>A <i>b</i></h1><blockquote><p>c<br>d</blockquote><ol start=3><li>e</ol>').blocks),
    ).toBe('A b\n\nc\nd\n\n3. e');
  });
});

test('escapes every mark in plain text', () => {
  const plain = '1987. That\n- a\n+ b\n# c\n> d\n===\n---\n    four\n*x* ~~z~~ <b> &amp; [a](b) `c`\r\n1) x';
  expect(markdownOf(blocksOfText(plain))).toBe(
    '1987\\. That\n\\- a\n\\+ b\n\\# c\n\\> d\n\\===\n\\---\nfour\n\\*x\\* \\~\\~z\\~\\~ \\<b> \\&amp; \\[a]\\(b) \\`c\\`\n1\\) x',
  );
});
