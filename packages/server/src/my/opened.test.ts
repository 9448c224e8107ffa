import { myMessages as messages } from '@banyan/api/contract';
import { describe, expect, test } from 'vitest';
import { testVisitor } from '../donations/test-visitor.ts';
import type { Visitor } from '../http/services.ts';
import { publicOrigin } from '../http/test-services.ts';
import { hashOf } from '../identity/secrets.ts';
import { openedLink, openMyPage, shownTo } from './opened.ts';
import { leela, leelasSite, noon } from './test-opened.ts';

const hourMs = 3_600_000;
const nobody = testVisitor().visitor;
const due = noon + hourMs;

/** Opens URLs of `/my` and below as a browser does. */
async function opening() {
  const site = await leelasSite();
  const { services, database, clock } = site;
  return {
    ...site,
    open: (path: string, visitor: Visitor = nobody) =>
      openMyPage(services, new URL(path, publicOrigin), visitor),
    /** Requests a new address and an account deletion for Leela. */
    async wanted() {
      const change = { new_key: 'new@example.org', new_email: 'new@example.org', confirmed_at: null };
      const asked_at = new Date(clock.now).toISOString();
      await database
        .insertInto('email_changes')
        .values({
          email_key: leela,
          email: leela,
          asked_at,
          due_at: due,
          ...change,
          confirm_hash: hashOf('confirm'),
          stop_hash: hashOf('stop'),
        })
        .execute();
      await database
        .insertInto('leavings')
        .values({
          email_key: leela,
          email: leela,
          token_hash: hashOf('stay'),
          stories: 'keep',
          hidden: '[]',
          asked_at,
          due_at: due,
        })
        .execute();
    },
  };
}

const page = (status: number, my: object, said?: object) => ({ page: { status, my, said } });
const spent = page(410, { state: 'spent' });

describe('sign-in link', () => {
  test('shows a button in the browser that requested it, without being used up', async () => {
    const { open, email: mail, asking } = await opening();
    const { token } = await mail();
    const shown = page(200, { state: 'enter', token, address: 'l…@example.org' });
    const path = `/my/enter?token=${token}`;
    expect([await open(path, asking().visitor), await open(path, asking().visitor)]).toEqual([shown, shown]);
    expect(await open(path)).toEqual(page(409, { state: 'other-browser' }));
    expect(await open('/my/enter?token=x', asking().visitor)).toEqual(spent);
  });

  test('shows the message of its button', async () => {
    const { services, email: mail, asking } = await opening();
    const { token } = await mail();
    const said = { section: 'sign-in', message: 'Wait.', isDone: false, errors: [] } as const;
    const opened = (of: string, visitor: Visitor) => openedLink(services, of, visitor, { status: 429, said });
    const my = { state: 'enter', token, address: 'l…@example.org' };
    expect(await opened(token, asking().visitor)).toEqual(page(429, my, said));
    expect(await opened('x', asking().visitor)).toEqual(page(410, { state: 'spent' }, said));
    expect(await opened(token, nobody)).toEqual(page(409, { state: 'other-browser' }, said));
  });
});

describe('links in other emails', () => {
  test('anybody with the link sees what it is about, and opening it does nothing', async () => {
    const { open, wanted } = await opening();
    await wanted();
    const at = new Date(due).toISOString();
    expect(await open('/my/stay?token=stay')).toEqual(page(200, { state: 'stay', token: 'stay', due: at }));
    expect(await open('/my/confirm?token=confirm')).toEqual(
      page(200, { state: 'confirm', token: 'confirm', address: 'l…@example.org', due: at }),
    );
    expect(await open('/my/keep?token=stop')).toEqual(
      page(200, { state: 'keep', token: 'stop', address: 'n…@example.org', due: at }),
    );
  });

  test('a wrong, missing or expired token shows nothing', async () => {
    const { open, wanted, clock } = await opening();
    await wanted();
    const others = ['/my/stay?token=stop', '/my/confirm?token=stop', '/my/keep?token=confirm', '/my/stay'];
    for (const path of others) expect(await open(path)).toEqual(spent);
    clock.now = due;
    for (const path of ['/my/stay?token=stay', '/my/confirm?token=confirm', '/my/keep?token=stop'])
      expect(await open(path)).toEqual(spent);
  });
});

describe('visitors who are not signed in', () => {
  test('asks for the address or the code', async () => {
    const { open } = await opening();
    for (const path of ['/my', '/my?token=x'])
      expect(await open(path)).toEqual(page(200, { state: 'ask', typed: '' }));
    expect(await open('/my/enter')).toEqual(page(200, { state: 'asked' }));
  });

  test.each(['/my/leaving', '/my/everything.json', '/my/receipt?year=2027', '/my/nothing'])(
    'redirects from %s to the sign-in',
    async (path) => {
      const { open } = await opening();
      expect(await open(path)).toEqual({ goTo: '/my' });
    },
  );
});

describe('signed-in members', () => {
  test('shows a member their own page and no sign-in', async () => {
    const { open, signedIn, gift } = await opening();
    const { visitor } = await signedIn();
    const own = { email: leela, name: 'Leela Umbar', gifts: [{ reference: gift.reference }] };
    expect(await open('/my', visitor)).toMatchObject(
      page(200, { state: 'signed-in', view: { name: 'page' }, page: own }),
    );
    expect(await open('/my/leaving', visitor)).toMatchObject(
      page(200, { state: 'signed-in', view: { name: 'leaving' }, page: own }),
    );
    expect(await open('/my/enter', visitor)).toEqual({ goTo: '/my' });
    expect(await open('/my/enter?token=', visitor)).toEqual({ goTo: '/my' });
  });

  test('falls back to the main page if no other view is requested', async () => {
    const { services, signedIn } = await opening();
    const me = { key: leela, session: (await signedIn()).session };
    expect(await shownTo(services, me, () => undefined)).toMatchObject(
      page(200, { state: 'signed-in', view: { name: 'page' }, page: { email: leela } }),
    );
    const leaving = await shownTo(services, me, () => ({ name: 'leaving' }), { status: 409 });
    expect(leaving).toMatchObject(page(409, { state: 'signed-in', view: { name: 'leaving' } }));
  });

  test('redirects to the own page from another person’s receipt', async () => {
    const { open, signedIn } = await opening();
    const { visitor } = await signedIn();
    expect(await open('/my/receipt?gift=D-0000-0000', visitor)).toEqual({ goTo: '/my' });
  });

  test('downloads all personal data as JSON or as a page', async () => {
    const { open, signedIn, gift } = await opening();
    const { visitor } = await signedIn();
    const json = await open('/my/everything.json', visitor);
    const html = await open('/my/everything.html', visitor);
    expect([json, html]).toMatchObject([
      { file: { type: expect.stringContaining('json'), body: expect.stringContaining(gift.reference) } },
      { file: { type: expect.stringContaining('html'), body: expect.stringContaining(gift.reference) } },
    ]);
    expect('file' in html && html.file.body).toContain('2027-01-01');
    expect('file' in html && html.file.body).not.toContain('2027-01-01T12:00:00.000Z</h1>');
  });

  test('limits downloads to twenty in ten minutes, regardless of other people', async () => {
    const { open, signedIn } = await opening();
    const { visitor, tries } = await signedIn();
    tries.set('my page files of tara@example.org', 1_000);
    tries.set(`my page files of ${leela}`, 19);
    expect(await open('/my/everything.json', visitor)).toHaveProperty('file');
    expect(await open('/my/everything.json', visitor)).toMatchObject(
      page(
        429,
        { state: 'signed-in', view: { name: 'leaving' }, page: { email: leela } },
        { section: 'leaving', message: messages.enteredTooOften, isDone: false, errors: [] },
      ),
    );
  });
});
