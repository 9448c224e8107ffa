import { readConfig } from '@banyan/server/config';
import { faultOf, waitMs } from '@banyan/server/mail/faults';
import { checkSender } from '@banyan/server/mail/sender-check';
import { describe, expect, test } from 'vitest';
import { answer } from './test-campaigns.ts';

test('classifies the answers of mail servers and lengthens the wait between retries', () => {
  const said: [Error, string][] = [
    [answer(550, '550 5.1.1 unknown'), 'no-mailbox'],
    [answer(550, '550 no such user'), 'no-mailbox'],
    [answer(550, '550 5.7.1 not wanted'), 'refused'],
    [answer(554, '554 5.7.1 spam', 'DATA'), 'refused'],
    [answer(550, '550 5.1.1 unknown', 'DATA'), 'refused'],
    [answer(452, '452 4.2.2 full'), 'full'],
    [answer(552, '552 5.2.2 over quota'), 'full'],
    [answer(450, '450 4.2.1 greylisted'), 'later'],
    [answer(550, '550 5.7.1 you may not send', 'MAIL FROM'), 'our-server'],
    [answer(535, '535 5.7.8 bad password', 'AUTH PLAIN'), 'our-server'],
    [Object.assign(new Error('away'), { code: 'ECONNECTION' }), 'our-server'],
  ];
  expect(said.map(([error]) => faultOf(error))).toEqual(said.map(([, fault]) => fault));
  const waits = [0, 1, 2, 3, 11].map((tries) => waitMs('later', tries) / 60_000);
  expect(waits).toEqual([15, 30, 60, 120, 360]);
});

describe('DNS check of the sender', () => {
  const config = (more: Record<string, string> = {}) =>
    readConfig({ MAIL_FROM: 'Alumni <post@letters.example.org>', ...more });
  const dns = (names: Record<string, string | undefined>) => async (name: string) => {
    const text = names[name];
    if (text === '') throw Object.assign(new Error(name), { code: 'ENODATA' });
    if (text === 'away') throw Object.assign(new Error(name), { code: 'ETIMEOUT' });
    if (text === undefined) throw Object.assign(new Error(name), { code: 'ENOTFOUND' });
    return [['other'], [text.slice(0, 4), text.slice(4)]];
  };

  test('finds SPF, DMARC of the parent domain, and a DKIM key under any selector', async () => {
    const found = await checkSender(
      config(),
      dns({
        'letters.example.org': 'v=spf1 mx -all',
        '_domainkey.letters.example.org': '',
        '_dmarc.example.org': 'v=DMARC1; p=reject',
      }),
      0,
    );
    expect(found).toMatchObject({
      domain: 'letters.example.org',
      spf: 'found',
      dkim: 'found',
      dmarc: 'found',
    });
  });

  test('reports unknown while DNS does not answer, and none if a record is missing or invalid', async () => {
    const selected = config({ DKIM_SELECTOR: 'mail' });
    const away = dns({
      'letters.example.org': 'v=spf10',
      'mail._domainkey.letters.example.org': 'v=DKIM1; p=',
      '_dmarc.example.org': 'away',
    });
    expect(await checkSender(selected, away, 0)).toMatchObject({
      spf: 'none',
      dkim: 'none',
      dmarc: 'unknown',
    });
    expect(await checkSender(readConfig({}), dns({}), 0)).toMatchObject({
      isSetUp: false,
      domain: '',
      spf: 'none',
    });
  });
});
