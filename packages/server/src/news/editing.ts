import { type EventMedia, textOfStory } from '@banyan/api/contract';
import type { NewsFields, NewsPiece, NewsRow, NewsState } from '@banyan/api/office';
import * as v from 'valibot';
import { type AuditAction, audit } from '../audit/audit.ts';
import type { Database, Transaction } from '../database/database.ts';
import type { NewsTable } from '../database/tables.ts';
import { transaction } from '../database/transaction.ts';
import { allowedHtml, htmlOfText } from '../html/allowed-html.ts';
import { htmlOfMarkdown } from '../html/markdown.ts';
import { foldersIn } from '../media/item-folders.ts';
import type { Scope } from '../permissions/scope.ts';
import { picturesIn, picturesToWrite } from './pictures.ts';
import { freeNewsId, insertNews, type NewsWords, newsStateOf, putAway } from './writing.ts';

const Texts = v.array(v.string());

/* Editing news in the Office: only within the volunteer's scope, and only if the version is the one they saw. */

/** Volunteer who writes. */
export interface Writer {
  /** Id of the volunteer. */
  volunteer: string;
  scope: Scope;
}

/**
 * Outcome of a change. `gone`: it does not exist; `changed`: its version differs; `not theirs`: the chapter is outside of the
 * scope.
 */
export type Written<More = unknown> =
  | { state: 'gone' | 'changed' | 'not theirs' }
  | ({ state: 'done' } & More);

/** Plain text of HTML with more than paragraphs; each block becomes a paragraph. */
const plainText = (html: string) => textOfStory(html).replaceAll('\n', '\n\n');

/** Columns of a news item. Plain paragraphs are stored without HTML; other API hosts have no HTML at all. */
function newsWords({ markdown, tags, featured, pictures: _, ...words }: NewsFields): NewsWords {
  const html = htmlOfMarkdown(markdown);
  const isPlain = html === allowedHtml(htmlOfText(markdown));
  return {
    ...words,
    markdown,
    html: isPlain ? '' : html,
    description: isPlain ? markdown : plainText(html),
    tags: JSON.stringify(tags),
    featured: featured ? 1 : 0,
  };
}

const rowOf = (row: NewsTable): NewsRow => ({
  id: row.id,
  state: newsStateOf(row),
  version: row.version,
  title: row.title,
  category: row.category,
  chapter: row.chapter,
  author: row.author,
  featured: row.featured === 1,
  createdAt: row.created_at,
  changedAt: row.changed_at,
});

const perPage = 50;

/** News with a state within a scope, newest first, and the number in each state. @param page From 1. */
export async function newsPage(
  database: Database,
  scope: Scope,
  { state, page }: { state: NewsState; page: number },
): Promise<{ rows: NewsRow[]; counts: Record<NewsState, number>; more: boolean }> {
  const all = await database
    .selectFrom('news')
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
  const theirs = all.filter(({ chapter }) => scope.covers(chapter)).map(rowOf);
  const of = (one: NewsState) => theirs.filter((row) => row.state === one);
  const rows = of(state);
  return {
    rows: rows.slice((page - 1) * perPage, page * perPage),
    counts: { published: of('published').length, draft: of('draft').length, removed: of('removed').length },
    more: rows.length > page * perPage,
  };
}

const find = (database: Database | Transaction, id: string) =>
  database.selectFrom('news').selectAll().where('id', '=', id).executeTakeFirst();

/** News item within a scope. */
export async function newsPiece(
  database: Database,
  scope: Scope,
  id: string,
): Promise<(Omit<NewsPiece, 'pictures' | 'changed'> & { pictures: EventMedia[] }) | undefined> {
  const row = await find(database, id);
  if (!row || !scope.covers(row.chapter)) return undefined;
  const texts = (json: string) => v.parse(Texts, JSON.parse(json));
  return {
    ...rowOf(row),
    summary: row.summary,
    markdown: row.markdown || row.description,
    tags: texts(row.tags),
    pictures: picturesIn(row),
  };
}

const auditAction = (
  { volunteer }: Writer,
  action: AuditAction['action'],
  { id, chapter }: { id: string; chapter: string | null },
): AuditAction => ({
  who: volunteer,
  volunteer,
  ...(chapter !== null && { chapters: [chapter] }),
  action,
  subject: `news ${id}`,
  detail: '',
});

/** Fields of a news item, and uploads that its pictures may use besides those it has. */
interface NewsToWrite {
  fields: NewsFields;
  fresh: readonly EventMedia[];
}

/** Creates a news item. */
export function writeNews(
  database: Database,
  { fields, fresh }: NewsToWrite,
  isPublished: boolean,
  writer: Writer,
  now: number,
): Promise<Written<{ id: string; version: number }>> {
  return transaction(database, async (trx) => {
    if (!writer.scope.covers(fields.chapter)) return { state: 'not theirs' };
    const pictures = picturesToWrite(fields.pictures ?? [], fresh);
    if (!pictures) return { state: 'changed' };
    const id = await freeNewsId(trx, fields.title);
    const words = { id, ...newsWords(fields), ...pictures };
    await insertNews(trx, words, isPublished, now);
    await audit(trx, auditAction(writer, isPublished ? 'news add' : 'news draft', words), now);
    return { state: 'done', id, version: 1 };
  });
}

/** Id and version of the news item that the volunteer saw. */
interface Looked {
  id: string;
  version: number;
}

/** News item within the scope, if its version is the one seen. */
async function lookedAt(
  trx: Transaction,
  { scope }: Writer,
  { id, version }: Looked,
): Promise<NewsTable | 'gone' | 'changed'> {
  const row = await find(trx, id);
  if (!row || !scope.covers(row.chapter)) return 'gone';
  return row.version === version ? row : 'changed';
}

/**
 * Changes a news item. Publishing a draft sets today's date; a published item keeps its own.
 * @returns also the folders of pictures that it no longer has
 */
export function changeNews(
  database: Database,
  looked: Looked,
  { fields, fresh }: NewsToWrite,
  publish: boolean,
  writer: Writer,
  now: number,
): Promise<Written<{ id: string; version: number; dropped: ReadonlySet<string> }>> {
  return transaction(database, async (trx) => {
    const row = await lookedAt(trx, writer, looked);
    if (typeof row === 'string') return { state: row };
    if (!writer.scope.covers(fields.chapter)) return { state: 'not theirs' };
    const pictures = fields.pictures ? picturesToWrite(fields.pictures, fresh, row) : row;
    if (!pictures) return { state: 'changed' };
    const { images, media } = pictures;
    const isFirst = publish && row.published === 0 && row.published_at === null;
    const at = new Date(now).toISOString();
    const version = row.version + 1;
    await trx
      .updateTable('news')
      .set({
        ...newsWords(fields),
        images,
        media,
        version,
        changed_at: at,
        ...(publish && { published: 1, removed_at: null }),
        ...(isFirst && { published_at: at, created_at: at }),
      })
      .where('id', '=', row.id)
      .execute();
    const action = publish && row.published === 0 ? 'news publish' : 'news edit';
    await audit(trx, auditAction(writer, action, { id: row.id, chapter: fields.chapter }), now);
    const kept = foldersIn(pictures);
    const dropped = new Set(foldersIn(row).filter((folder) => !kept.includes(folder)));
    return { state: 'done', id: row.id, version, dropped };
  });
}

/** Removes a news item from the site, or a draft. */
export function takeNewsAway(
  database: Database,
  looked: Looked,
  writer: Writer,
  now: number,
): Promise<Written> {
  return transaction(database, async (trx) => {
    const row = await lookedAt(trx, writer, looked);
    if (typeof row === 'string') return { state: row };
    await putAway(trx, row.id, now);
    await audit(trx, auditAction(writer, 'news remove', row), now);
    return { state: 'done' };
  });
}

/** Restores a removed news item to its previous state. Has no effect on one that is not removed. */
export function restoreNews(database: Database, id: string, writer: Writer, now: number): Promise<Written> {
  return transaction(database, async (trx) => {
    const row = await find(trx, id);
    if (!row || !writer.scope.covers(row.chapter)) return { state: 'gone' };
    if (newsStateOf(row) !== 'removed') return { state: 'done' };
    await trx
      .updateTable('news')
      .set({ published: row.published_at === null ? 0 : 1, removed_at: null, version: row.version + 1 })
      .where('id', '=', id)
      .execute();
    await audit(trx, auditAction(writer, 'news restore', row), now);
    return { state: 'done' };
  });
}
