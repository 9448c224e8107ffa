import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { testServer } from '../server/test-server.ts';
import { terminal } from './terminal.ts';

/** A volunteer at a terminal, and the events of a site that has none yet. */
export async function volunteer() {
  const site = await testServer({}, { samples: false });
  const banyan = terminal(site.dataDir);
  const add = (...more: string[]) =>
    banyan(
      ...[
        'event',
        'add',
        '--title',
        'Garba night',
        '--date',
        '2027-10-16 18:00',
        '--zone',
        'America/Chicago',
      ],
      ...['--location', 'Gymnasium, Evanston', ...more],
    );
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
