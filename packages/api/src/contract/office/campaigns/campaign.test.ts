import * as v from 'valibot';
import { expect, test } from 'vitest';
import { campaignEntries } from './campaign.ts';
import { campaignMessages } from './messages.ts';

const { fromName } = campaignEntries;

test.each(['', 'Asha Rao', 'Asha, Bay Area', 'Leela “Ümbar” O’Neil', 'आशा'])(
  'accepts the sender name %j',
  (text) => {
    expect(v.parse(fromName, text)).toBe(text);
  },
);

test.each([
  'Asha <asha@example.org>',
  'asha@example.org',
  'Asha >',
  'asha＠example.org',
  'asha﹫example.org',
  'Asha ＜x＞',
  'Asha" <x',
  'Asha\\',
])('rejects the sender name %j because it looks like an address', (text) => {
  expect(v.safeParse(fromName, text).issues?.map(({ message }) => message)).toEqual([
    campaignMessages.fromName,
  ]);
});

test.each(['Asha\r\nBcc: x', 'Asha\nx', 'Asha\u2028x'])('turns the sender name %j into one line', (text) => {
  expect(v.parse(fromName, text)).toMatch(/^Asha (?:Bcc: )?x$/);
});
