import { addDonation } from '@banyan/server/donations/rows';
import { publishNews } from '@banyan/server/news/test-news';
import { eventRow } from '@banyan/server/testing/test-server';
import { admin, baySite, linesOf, reviewOffice } from '../review/test-review.ts';

export const treasurer = { role: 'treasurer', chapter: null } as const;
export const reader = { role: 'reader', chapter: null } as const;
export const bayOrganiser = { role: 'organiser', chapter: 'bay-area' } as const;

/** Office with records of every kind: in the Bay Area, in Georgia, and of the whole association. */
export async function dashboardOffice(environment: Record<string, string> = {}) {
  const site = await reviewOffice(environment);
  const meera = await site.volunteer(admin);
  const people = {
    bay: await site.sent.member({ LastName: 'Palash', address: { state: 'California' } }),
    georgia: await site.sent.member({ LastName: 'Palash', address: { state: 'Georgia' } }),
  };
  const approved = {
    bay: await site.sent.member({ LastName: 'Gulmohar', address: { state: 'California' } }),
    georgia: await site.sent.member({ LastName: 'Gulmohar', address: { state: 'Georgia' } }),
  };
  await site.decide(meera.browser, Object.values(approved));
  const messages = {
    bay: await site.sent.message({ lastName: 'Palash', message: 'Xylophone.' }, { Origin: baySite }),
    other: await site.sent.message({ lastName: 'Palash', message: 'Xylophone again.' }),
  };
  const job = await site.sent.job({ title: 'Palash Engineer' });
  const board = await site.sent.job({ title: 'Gulmohar Engineer' });
  const story = await site.sent.story({ title: 'Gulmohar in bloom' });
  await site.decide(meera.browser, [board, story]);
  for (const [id, chapter] of [['event-bay', 'bay-area'] as const, ['event-all', null] as const]) {
    const date = new Date(site.clock.now + 864_000_000).toISOString();
    const event = eventRow({ id, title: `Gulmohar picnic ${id}`, date, chapter });
    await site.database.insertInto('events').values(event).execute();
    const news = { title: `Gulmohar news ${id}`, markdown: 'Xylophone.', author: 'Leela', chapter };
    await publishNews(site.database, news, site.clock.now);
  }
  const money = { provider: 'demo', cents: 2_500, currency: 'USD', token: 'token', tokenExpiresAt: 0 };
  const gift = await addDonation(site.database, money, site.clock.now - 7_200_000);
  await site.database
    .updateTable('donations')
    .set({ first_name: 'Vasant', last_name: 'Gulmohar', email: 'vasant@example.org', asked_at: 1 })
    .where('id', '=', gift.id)
    .execute();
  return {
    ...site,
    meera,
    refs: { people, approved, messages, job, board, story, gift: gift.reference },
    /** Search results of a volunteer, as `kind reference`. */
    async found(at: typeof meera.browser, q: string) {
      const { body } = await at.get(`/search?q=${encodeURIComponent(q)}`);
      return linesOf(body.found).map(({ kind, ref }) => `${kind} ${ref}`);
    },
  };
}
