import { expect, test } from 'vitest';
import { plainTextOfHtml } from './plainText.ts';

/* As the programs write it, shortened. */

test('out of Word: paragraphs and the words of headings, as they are read', () => {
  const word =
    '<html><head><style><!-- p.MsoNormal {margin:0in} --></style></head><body><!--StartFragment--><h1>Who carried them<o:p></o:p></h1><p class=MsoNormal>The <b>Chicago</b> chapter packed\non a <i>Saturday</i>.</p><p>1 &lt; 2 &amp; a*b</p><!--EndFragment--></body></html>';
  expect(plainTextOfHtml(word)).toBe(
    'Who carried them\n\nThe Chicago chapter packed on a Saturday.\n\n1 < 2 & a*b',
  );
});

test('out of Docs: a list is lines, a link its words', () => {
  const docs =
    '<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr"><span>We asked for </span><a href="https://a.example/"><span>thirty</span></a>.</p><ul><li><p>24 go</p></li><li><p>17 stay</p></li></ul></b>';
  expect(plainTextOfHtml(docs)).toBe('We asked for thirty.\n\n- 24 go\n- 17 stay');
});

test('out of mail, with what nobody closes, and nothing that would run', () => {
  const mail =
    '<div>Dear all,<br>it is on.</div><div><br></div><blockquote><p>Yes<p>No</blockquote><script>alert(1)</script>loose';
  expect(plainTextOfHtml(mail)).toBe('Dear all,\nit is on.\n\nYes\n\nNo\n\nloose');
});
