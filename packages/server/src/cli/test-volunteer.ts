import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { terminal } from '../testing/terminal.ts';
import { testServer } from '../testing/test-server.ts';

/** A volunteer at the terminal of a site without events, and what they can look at afterwards. */
export async function volunteer() {
  const site = await testServer({}, { samples: false });
  const banyan = terminal(site.dataDir);
  /** Writes an event down. @param more Options, each with its value; one that is said counts instead of ours. */
  const add = (...more: string[]) => {
    const ours = [
      ['--title', 'Garba night'],
      ['--date', '2027-10-16 18:00'],
      ['--zone', 'America/Chicago'],
      ['--location', 'Gymnasium, Evanston'],
    ];
    return banyan(
      'event',
      'add',
      ...ours.flatMap((pair) => (more.includes(pair[0] ?? '') ? [] : pair)),
      ...more,
    );
  };
  return {
    ...site,
    banyan,
    add,
    row: (id = 'event-garba-night') =>
      site.database.selectFrom('events').selectAll().where('id', '=', id).executeTakeFirst(),
    shown: async () => (await (await site.request('/events/get-active-events')).json()).data,
    status: async (id = 'event-garba-night') => (await site.request(`/events/get-events/${id}`)).status,
    calendar: async () => (await site.request('/events/calendar.ics')).text(),
    notes: () => site.database.selectFrom('audit_log').selectAll().orderBy('id').execute(),
    write: (name: string, text: string | Uint8Array) => {
      writeFileSync(join(site.dataDir, name), text);
      return join(site.dataDir, name);
    },
  };
}
