import type { EventFields } from '@banyan/api/office';
import type { ServerConfig } from '../../config.ts';
import type { Database } from '../../database/database.ts';
import { scopeOf } from '../../permissions/scope.ts';
import { cancelPerson } from '../registration/people.ts';
import { writeEvent } from './editing.ts';
import { cancelEvent, showEvent } from './publish.ts';

const plain = {
  end: '',
  zone: 'America/Chicago',
  description: '',
  category: '',
  organizer: '',
  chapter: null,
  seats: null,
  deadline: '',
  confirmation: 'verification',
  registration: '',
  featured: false,
} as const satisfies Partial<EventFields>;

/** Actions of an admin on events, at the computer’s current time. */
export function eventWriting({ config, database }: { config: ServerConfig; database: Database }) {
  const scope = scopeOf({ grants: [{ role: 'admin', chapter: null }] }, 'event.edit');
  const editor = { volunteer: 'meera', scope, config, holdMs: 0 };
  const done = <Result>(id: string, outcome: { state: string } | { state: 'done'; result: Result }) => {
    if (!('result' in outcome)) throw new Error(`Nothing was done about ${id}: ${outcome.state}`);
    return outcome.result;
  };
  return {
    /** Adds an event and publishes it. @returns its id */
    async add(fields: Pick<EventFields, 'title' | 'date' | 'location'> & Partial<EventFields>) {
      const now = Date.now();
      const { id } = await writeEvent(database, { ...plain, ...fields }, editor, now);
      done(id, await showEvent(database, { id }, editor, now));
      return id;
    },
    async cancel(id: string, reason = '') {
      done(id, await cancelEvent(database, { id }, reason, editor, Date.now()));
    },
    /** Frees a seat. @returns the number of people on the waitlist it was offered to */
    async freeSeat(id: string, registration: string): Promise<number> {
      const whose = { id, registration };
      return done(id, await cancelPerson(database, whose, undefined, editor, Date.now())).offered;
    },
  };
}
