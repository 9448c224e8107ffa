import { expect, test } from 'vitest';
import { emailHtml } from './email-html.ts';

const html = (...lines: string[]) =>
  emailHtml('Alumni <&>', { subject: 'A "subject"', body: lines.join('\n') });

test('shows the only personal link as a button and other links as links', () => {
  const shown = html(
    'Hello,',
    '',
    'Your ticket: https://alumni.example.org/t/ABC',
    'For your calendar: https://alumni.example.org/events/x.ics',
    'Questions: https://alumni.example.org/contact',
  );
  expect(shown).toMatch(/<a href="https:\/\/alumni\.example\.org\/t\/ABC" style="[^"]+">Your ticket<\/a>/);
  expect(shown.match(/style="display:inline-block/g)).toHaveLength(1);
  expect(shown).toContain('<a href="https://alumni.example.org/contact">Questions</a>');
});

test('shows no button for two personal links', () => {
  const shown = html(
    'To hide:',
    'https://a.example/hide?token=1',
    '',
    'To correct:',
    'https://a.example/correct?token=2',
  );
  expect(shown).not.toContain('inline-block');
  expect(shown).toContain('<a href="https://a.example/hide?token=1">https://a.example/hide?token=1</a>');
});

test('escapes typed text, names the association and loads nothing', () => {
  const shown = html('<img src=x onerror=alert(1)> & more, see https://a.example/b.', '', 'Bye');
  expect(shown).toContain(
    '&lt;img src=x onerror=alert(1)&gt; &amp; more, see <a href="https://a.example/b">',
  );
  expect(shown).toContain('<strong>Alumni &lt;&amp;&gt;</strong>');
  expect(shown).toContain('<p>Bye</p>');
  expect(shown).not.toMatch(/<(?:img|link|script)|src="|url\(/);
});
