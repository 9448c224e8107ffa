import { importFile } from '../member-import/test-member-import.ts';
import { admin, linesOf, reviewer, reviewOffice } from '../review/test-review.ts';

/** First line of a file of graduates. */
export const graduatesHead = ['First name', 'Last name', 'Batch', 'Branch'];

/** Office with an admin who manages the alumni register, and a reviewer. */
export async function officeWithGraduates() {
  const site = await reviewOffice();
  const keeper = await site.volunteer(admin);
  const { browser } = await site.volunteer(reviewer);
  const send = (path: string, file: Uint8Array<ArrayBuffer>) =>
    keeper.browser.ask('POST', path, new Blob([file]), { 'Content-Type': 'application/octet-stream' });
  const fileOf = (rows: readonly (readonly string[])[]) => importFile([graduatesHead, ...rows]);
  return {
    ...site,
    keeper: keeper.browser,
    browser,
    send,
    fileOf,
    check: (rows: readonly (readonly string[])[]) => send('/graduates/check', fileOf(rows)),
    bring: (rows: readonly (readonly string[])[], as: 'add' | 'replace' = 'add') =>
      send(`/graduates?as=${as}`, fileOf(rows)),
    standing: async () => (await keeper.browser.get('/graduates')).body.standing,
    /** Sends a membership request. */
    asks: (first: string, last: string, year: number, more: Record<string, unknown> = {}) =>
      site.sent.member({
        FirstName: first,
        LastName: last,
        Year: year,
        Dept: 'Computer-Engineering',
        ...more,
      }),
    /** Returns the match of each request in the queue. */
    marks: async (query = '') =>
      Object.fromEntries(
        linesOf((await browser.get(`/queue${query}`)).body.rows).map(({ ref, match }) => [ref, match]),
      ),
    /** Returns the match of one request. */
    said: async (ref: string): Promise<{ match: unknown; said: unknown } | null> => {
      const { graduateMatch } = await site.open(browser, ref);
      return graduateMatch === null ? null : Object(graduateMatch);
    },
  };
}
