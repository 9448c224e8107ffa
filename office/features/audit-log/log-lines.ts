import { type LogLine, type SubjectKind, subjectKinds } from '@banyan/api/office';
import { chaptersIn, lastActionAbout, type readLog } from '@banyan/server/audit/read';
import { campaignNames } from '@banyan/server/campaigns/campaign-reads';
import type { Database } from '@banyan/server/database/database';
import { giftReferences } from '@banyan/server/donations/office-reads';
import { eventTitles } from '@banyan/server/events/editing/office-reads';
import { namesOf, namesOfPresent } from '@banyan/server/identity/volunteers';
import { importNames } from '@banyan/server/members/member-import/reading';
import { newsTitles } from '@banyan/server/news/office-reads';
import { referencesOf } from '@banyan/server/review/queue-summary';
import * as v from 'valibot';

const Data = v.pipe(
  v.string(),
  v.parseJson(),
  v.record(v.string(), v.union([v.string(), v.number(), v.array(v.string())])),
);

/** Id in a subject, which is a kind followed by the id. */
const idOf = (subject: string) => subject.split(' ')[1] ?? '';

/** Id of the entry that a request was merged into, from a detail such as `into 01J…`. */
const mergedIn = (detail: string) => /^into (\w{26})$/.exec(detail)?.slice(1) ?? [];

/** Ids of the gifts in these lines. */
const giftIds = (lines: readonly { subject: string }[]) => [
  ...new Set(lines.flatMap(({ subject }) => (subject.startsWith('gift ') ? idOf(subject) : []))),
];

type Named = readonly { id: string; name: string }[];

/** Reads the current names of the rows of each kind; deleted rows have none. */
const namesByKind: Partial<
  Record<SubjectKind, (database: Database, ids: readonly string[]) => Promise<Named>>
> = {
  event: eventTitles,
  news: newsTitles,
  mailing: campaignNames,
  roll: importNames,
  volunteer: namesOfPresent,
};

/** Titles of the lines’ subjects, by subject. */
async function titlesOf(
  database: Database,
  lines: readonly { subject: string }[],
): Promise<ReadonlyMap<string, string>> {
  const titles = new Map<string, string>();
  const kindOf = ({ subject }: { subject: string }) => subject.split(' ')[0];
  for (const [kind, of] of Map.groupBy(lines, kindOf)) {
    const known = subjectKinds.find((one) => one === kind);
    const ids = [...new Set(of.map(({ subject }) => idOf(subject)))];
    const named = known && (await namesByKind[known]?.(database, ids));
    for (const { id, name } of named ?? []) if (name) titles.set(`${kind} ${id}`, name);
  }
  return titles;
}

/** Converts database rows to log lines, with names and references in place of ids. */
export async function logLines(
  database: Database,
  lines: Awaited<ReturnType<typeof readLog>>,
): Promise<v.InferInput<typeof LogLine>[]> {
  const names = await namesOf(database, [
    ...new Set(lines.flatMap(({ volunteer_id }) => volunteer_id ?? [])),
  ]);
  const ids = [...new Set(lines.flatMap(({ subject, detail }) => [idOf(subject), ...mergedIn(detail)]))];
  const titles = await titlesOf(database, lines);
  const references = new Map([
    ...(await referencesOf(database, ids)),
    ...(await giftReferences(database, giftIds(lines))),
  ]);
  return lines.map(({ id, at, who: by, volunteer_id, action, subject, chapter, detail, data }) => ({
    id,
    at,
    who: volunteer_id === null ? by : (names.get(volunteer_id) ?? by),
    volunteer: volunteer_id,
    action,
    subject,
    ref: references.get(idOf(subject)) ?? null,
    title: titles.get(subject) ?? null,
    chapters: chaptersIn(chapter),
    detail: mergedIn(detail).reduce((said, into) => said.replace(into, references.get(into) ?? into), detail),
    data: v.parse(Data, data),
  }));
}

/** Volunteer and time of the last of these actions on a subject; `null` if there was none. */
export async function lastChangeOf(
  database: Database,
  subject: string,
  actions: readonly string[],
): Promise<{ by: string; at: string } | null> {
  const last = await lastActionAbout(database, subject, actions);
  const [line] = last ? await logLines(database, [last]) : [];
  return line ? { by: line.who, at: line.at } : null;
}
