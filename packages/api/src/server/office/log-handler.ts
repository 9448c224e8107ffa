import * as v from 'valibot';
import { dayMs } from '../../contract/day.ts';
import type { getLog } from '../../contract/office/log/get-log.ts';
import { chaptersIn, logLines } from '../audit/read.ts';
import type { Services } from '../http/services.ts';
import { extentsOf, reachOf } from '../reach/reach.ts';
import { referencesOf } from '../review/in-short.ts';
import type { OfficeHandler } from './handler.ts';
import { namesOf } from './identity/volunteers.ts';

const perPage = 50;

const Data = v.pipe(
  v.string(),
  v.parseJson(),
  v.record(v.string(), v.union([v.string(), v.number(), v.array(v.string())])),
);

const startOf = (day: string | undefined) =>
  day ? new Date(`${day}T00:00:00.000Z`).toISOString() : undefined;
const endOf = (day: string | undefined) =>
  day ? new Date(Date.parse(`${day}T00:00:00.000Z`) + dayMs).toISOString() : undefined;

/** Id of what was done to: a subject names a kind, and then the id. */
const idOf = (subject: string) => subject.split(' ')[1] ?? '';

/** The log, as much of it as whoever asks may see. */
export const logHandler = ({ database }: Services): OfficeHandler<typeof getLog> => ({
  async answer({ query: { who, about, action, from, to, page } }, { actor }) {
    const reader = { volunteer: actor.volunteer.id, extents: extentsOf(actor, 'log.see') };
    const filter = { who, about, action, from: startOf(from), until: endOf(to) };
    const offset = (page - 1) * perPage;
    const reach = reachOf(actor, 'log.see');
    const found = await logLines(database, reach, reader, filter, { offset, most: perPage + 1 });
    const lines = found.slice(0, perPage);
    const names = await namesOf(database, [
      ...new Set(lines.flatMap(({ volunteer_id }) => volunteer_id ?? [])),
    ]);
    const references = await referencesOf(database, [...new Set(lines.map(({ subject }) => idOf(subject)))]);
    return {
      lines: lines.map(({ id, at, who: by, volunteer_id, action: did, subject, chapter, detail, data }) => ({
        id,
        at,
        who: volunteer_id === null ? by : (names.get(volunteer_id) ?? by),
        volunteer: volunteer_id,
        action: did,
        subject,
        ref: references.get(idOf(subject)) ?? null,
        chapters: chaptersIn(chapter),
        detail,
        data: v.parse(Data, data),
      })),
      more: found.length > perPage,
    };
  },
});
