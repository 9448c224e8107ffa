import { expect, test } from 'vitest';
import { markdownOfHtml } from './pasted.ts';

/* As the programs write it, shortened. */

test('out of Word', () => {
  const word =
    '<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style><!-- p.MsoNormal {margin:0in} --></style></head><body lang=EN-US><!--StartFragment--><h1>Who carried them<o:p></o:p></h1><p class=MsoNormal>The <b>Chicago</b> chapter packed\non a <i>Saturday</i>.<o:p></o:p></p><p class=MsoListParagraph>1 &lt; 2 &amp; a*b</p><!--EndFragment--></body></html>';
  expect(markdownOfHtml(word)).toBe(
    '## Who carried them\n\nThe **Chicago** chapter packed on a *Saturday*.\n\n1 \\< 2 & a\\*b',
  );
});

test('out of Docs', () => {
  const docs =
    '<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><h2 dir="ltr"><span>Boxes</span></h2><p dir="ltr"><span style="font-weight:400">We asked for </span><span style="font-weight:700">thirty </span><a href="https://a.example/x(1)"><span>laptops</span></a><span style="font-style:italic">.</span></p><ul><li dir="ltr"><p dir="ltr"><span>24 go</span></p></li><li><p>17 stay</p><ol><li>here</ol></li></ul></b>';
  expect(markdownOfHtml(docs)).toBe(
    '## Boxes\n\nWe asked for **thirty** [laptops](https://a.example/x%281%29)*.*\n\n- 24 go\n- 17 stay\n  1. here',
  );
});

test('out of mail, with what nobody closes', () => {
  const mail =
    '<div>Dear all,<br>it is on.</div><div><br></div><blockquote><p>Yes<p>No</blockquote>loose <b>words</b><script>alert(1)</script><img src=x onerror=alert(1)><a href="javascript:x">here</a>';
  expect(markdownOfHtml(mail)).toBe('Dear all,\nit is on.\n\n> Yes\n>\n> No\n\nloose **words**here');
});

test('a table leaves its words', () => {
  expect(markdownOfHtml('<table><tr><td>Meera<td>1987</td></tr></table>')).toBe('Meera\n\n1987');
});
