import type { MemberImport } from '@banyan/api/office';
import type { ImportTable } from '@banyan/server/database/member-tables';
import { forgetOldImports } from '@banyan/server/members/member-import/stored-imports';
import { admin, reviewOffice } from '../review/test-review.ts';

interface Written {
  separator?: ',' | ';' | '\t';
  encoding?: keyof typeof inBytes;
}

/** Encoders of spreadsheet files. All but the first and the last write a byte order mark. */
const inBytes = {
  'utf-8': (text: string) => Buffer.from(text),
  'utf-8 with a mark': (text: string) => Buffer.from(`\ufeff${text}`),
  'utf-16le': (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le'),
  'utf-16be': (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le').swap16(),
  'windows-1252': (text: string) => Buffer.from(text, 'latin1'),
};

/** Encodes a file like a spreadsheet. */
export function importFile(
  rows: readonly (readonly string[])[],
  { separator = ',', encoding = 'utf-8' }: Written = {},
) {
  return inBytes[encoding](rows.map((cells) => cells.join(separator)).join('\r\n'));
}

/** Row of an import in the database, after the file was read. */
export const importRow = (more: Pick<ImportTable, 'id'> & Partial<ImportTable>): ImportTable => ({
  volunteer_id: 'nobody',
  file_name: 'roll.csv',
  encoding: 'utf-8',
  separator: 'comma',
  content: 'Name\nAruna',
  lines: 1,
  headings: 1,
  columns: '[]',
  choice: null,
  number: null,
  problems: '[]',
  counts: null,
  state: 'read',
  created_at: new Date().toISOString(),
  done_at: null,
  undone_at: null,
  ...more,
});

/** Lines of members who can all be found by one name. */
export const findersOf = (many: number) =>
  Array.from({ length: many }, (_, index) => [
    'Findable',
    `Quince${String.fromCharCode(97 + (index % 26))}${index}`,
    `finder-${index}@example.org`,
    String(1960 + (index % 60)),
    'Civil',
  ]);

/** An Office with two admins who import members. */
export async function officeWithImports() {
  const site = await reviewOffice();
  const both = [await site.volunteer(admin), await site.volunteer(admin)] as const;
  let [{ browser }] = both;
  const [{ device }] = both;
  const send = (file: Uint8Array<ArrayBuffer>) =>
    browser.ask('POST', '/rolls?name=roll.csv', new Blob([file]), {
      'Content-Type': 'application/octet-stream',
    });
  const read = async (file: Uint8Array<ArrayBuffer>): Promise<MemberImport> => {
    const { status, body } = await send(file);
    if (status !== 200) throw new Error(body.message);
    return Object(body.memberImport);
  };
  return {
    ...site,
    send,
    read,
    admins: both.map((one) => one.browser),
    post: (path: string, body?: unknown) => browser.post(path, body),
    get: (path: string) => browser.get(path),
    signedInAgain: async () => {
      browser = (await site.signIn(device)).browser;
    },
    /** A member who registered through the site. */
    member: async (more: Record<string, unknown>) => {
      const ref = await site.sent.member(more);
      await site.decide(browser, [ref]);
      return ref;
    },
    found: async (name: string): Promise<number> =>
      (await (await site.request(`/member/get-members?search=${name}`)).json()).total,
    sweepNow: () => forgetOldImports(site.database, site.clock.now),
  };
}
