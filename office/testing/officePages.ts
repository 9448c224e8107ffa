import { expect, type Page } from '@playwright/test';
import type { Product } from '../../site/e2e/product.ts';

const dinner = 'events/event-long-table';
const toEverybody = {
  kind: 'members',
  chapter: null,
  from: null,
  to: null,
  program: null,
  mentors: false,
};
const message = {
  subject: 'A picnic',
  markdown: 'Dear {first name},\n\nbring *rugs*.',
  fromName: 'Sneha Umbar',
  replyTo: '',
  audience: toEverybody,
};
const check = {
  kind: 'check',
  firstName: 'Leela',
  lastName: 'Umbar',
  email: 'leela@example.org',
  cents: 25_000,
  day: '2026-01-02',
  purpose: 'Student Laptops',
  note: 'By post',
  receipt: false,
};
const memberImport = [
  'Surname,Given name,Mail,Batch,Branch',
  'Xylander,Olwen,olwen@looks.example.org,1987,Civil',
  'Xylander,Orsino,orsino@looks.example.org,19987,Civil',
].join('\n');
const columns = ['last_name', 'first_name', 'email', 'year', 'program'];

/** Screens of the Office that need no event, member or news of their own. */
export const administrationItems = [
  '',
  'review',
  'published',
  'published?kind=story',
  'log',
  'volunteers',
  'volunteers/invite',
  'settings?part=words',
  'settings?part=words&letter=receipt',
  'settings?part=hold',
  'settings?part=second-yes',
  'settings?part=digest',
  'settings?part=reasons',
  'settings?part=sites',
  'mail',
  'me',
];

/** Paths of the screens for members, events, news, campaigns and gifts, with existing or newly created records. */
export async function yearItems(page: Page, product: Product): Promise<string[]> {
  const read = async (from: string) => (await page.request.get(`/api/office/${from}`)).json();
  const send = async (to: string, data: object | Buffer, type = 'application/json') => {
    const headers = { Origin: product.url, 'Content-Type': type };
    const answer = await page.request.post(`/api/office/${to}`, { headers, data });
    expect(answer.ok(), await answer.text()).toBe(true);
    return answer.json();
  };
  const [member, other] = (await read('members')).rows;
  const [piece] = (await read('news')).rows;
  const { reference } = await send('gifts', check);
  const begun = (await send('rolls?name=roll.csv', Buffer.from(memberImport), 'application/octet-stream'))
    .memberImport.id;
  const checked = (await send('rolls?name=other.csv', Buffer.from(memberImport), 'application/octet-stream'))
    .memberImport.id;
  await send(`rolls/${checked}/check`, { columns, duplicates: 'leave' });
  return [
    ...[
      'members',
      'members/alumni-register',
      'members/import',
      `members/import?roll=${begun}`,
      `members/import?roll=${checked}`,
    ],
    ...[`members/${member.id}`, `members/${member.id}/merge`, `members/${member.id}/merge?with=${other.id}`],
    ...['events', 'events/new', dinner, `${dinner}?tab=gallery`, `${dinner}?tab=people`],
    ...[`${dinner}?tab=people&print=list`, `${dinner}?tab=people&print=tags-a4`],
    ...[`${dinner}?tab=letters`, `${dinner}?tab=history`, 'check-in/event-long-table'],
    ...['news', 'news/new', `news/${piece.id}`],
    ...['campaigns', `campaigns/${(await send('letters', message)).id}`],
    ...['gifts', 'gifts/record', `gifts/${reference}`, 'gifts/statements'],
  ];
}
