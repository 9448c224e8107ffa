import type { Acts } from '../../kernel/test-request.ts';
import { graduatesHead } from '../alumni-register/test-graduates.ts';
import { importFile } from '../member-import/test-member-import.ts';
import { admin, reviewOffice } from '../review/test-review.ts';

const columns = ['first_name', 'last_name', 'email', 'year', 'program'];

/** An Office with an admin who manages members and imports. */
export async function membersFixture() {
  const site = await reviewOffice();
  const { browser } = await site.volunteer(admin);
  let many = 0;
  const unused = () => {
    many += 1;
    return `zubeida-${many}@example.org`;
  };
  const fileOf = (rows: readonly (readonly string[])[]) =>
    new Blob([importFile([['Given name', 'Surname', 'E-mail', 'Batch', 'Branch'], ...rows])]);
  const graduatesOf = (rows: readonly (readonly string[])[]) =>
    new Blob([importFile([graduatesHead, ...rows])]);
  const send = (path: string, file: Blob) =>
    browser.ask('POST', path, file, { 'Content-Type': 'application/octet-stream' });
  const record = async (ref: string) => Object((await browser.get(`/members/${ref}`)).body.member);
  const fixture = {
    ...site,
    browser,
    fileOf,
    graduatesOf,
    record,
    unused,
    /** A member in the directory. Returns the reference. */
    async member(more: Record<string, unknown> = {}) {
      const ref = await site.sent.member({ email: unused(), ...more });
      await site.decide(browser, [ref]);
      return ref;
    },
    /** Two entries of one person, as the comparison returns them. */
    async twins() {
      const [keep, drop] = [await fixture.member(), await fixture.member()];
      const { body } = await browser.get(`/members/compare?keep=${keep}&drop=${drop}`);
      const named = (value: unknown) => {
        const { id, version } = Object(value);
        return { id: String(id), version: Number(version) };
      };
      return { keep: named(body.keep), drop: named(body.drop) };
    },
    /** A member import whose file was read. Returns its id. */
    async memberImport() {
      const line = ['Sunita', 'Bakul', unused(), '1987', 'Civil'];
      const { memberImport } = (await send('/rolls?name=roll.csv', fileOf([line]))).body;
      return String(Object(memberImport).id);
    },
    bring: () => send('/graduates?as=add', graduatesOf([['Sunita', 'Bakul', '1987', 'Civil']])),
  };
  return fixture;
}
type Fixture = Awaited<ReturnType<typeof membersFixture>>;

const choice = { columns, duplicates: 'leave' };

/** Requests of the endpoints for members and imports, one for each write. */
export const memberActs = {
  exportMembers: async ({ browser: at, member }) => {
    await member();
    return { at, body: { filters: {}, columns: ['reference', 'email'] } };
  },
  mergeMembers: async ({ browser: at, twins }) => ({ at, body: { ...(await twins()), take: [] } }),
  showMemberContact: async ({ browser: at, member }) => ({ at, named: { id: await member() } }),
  saveMember: async ({ browser: at, member, record }) => {
    const id = await member();
    const { facts, version } = await record(id);
    return { at, named: { id }, body: { ...facts, city: 'Evanston', version } };
  },
  saveMemberContact: async ({ browser: at, member, record, unused }) => {
    const id = await member();
    const { version } = await record(id);
    const contact = { email: unused(), phone: '555 0199 00', street1: '', street2: '', zip: '' };
    return { at, named: { id }, body: { ...contact, version } };
  },
  withdrawConsent: async ({ browser: at, member, record }) => {
    const id = await member();
    return { at, named: { id }, body: { name: 'newsletter', version: (await record(id)).version } };
  },
  sendMemberLinks: async ({ browser: at, member }) => ({ at, named: { id: await member() } }),
  hideMember: async ({ browser: at, member }) => ({ at, named: { id: await member() } }),
  unhideMember: async ({ browser: at, member }) => {
    const id = await member();
    await at.post(`/members/${id}/hide`);
    return { at, named: { id } };
  },
  deleteMember: async ({ browser: at, member }) => {
    const typed = await member();
    return { at, named: { id: typed }, body: { typed } };
  },
  undoMerge: async ({ browser: at, twins }) => {
    const two = await twins();
    await at.post('/members/merge', { ...two, take: [] });
    return { at, named: { id: two.keep.id }, body: { dropped: two.drop.id } };
  },
  readImport: async ({ browser: at, fileOf, unused }) => ({
    at,
    query: '?name=roll.csv',
    body: fileOf([['Sunita', 'Bakul', unused(), '1987', 'Civil']]),
  }),
  checkImport: async ({ browser: at, memberImport }) => ({
    at,
    named: { id: await memberImport() },
    body: choice,
  }),
  commitImport: async ({ browser: at, memberImport }) => ({
    at,
    named: { id: await memberImport() },
    body: choice,
  }),
  undoImport: async ({ browser: at, memberImport }) => {
    const id = await memberImport();
    await at.post(`/rolls/${id}/commit`, choice);
    return { at, named: { id } };
  },
  checkGraduates: async ({ browser: at, graduatesOf }) => ({
    at,
    body: graduatesOf([['Sunita', 'Bakul', '1987', 'Civil']]),
  }),
  importGraduates: async ({ browser: at, graduatesOf }) => ({
    at,
    query: '?as=replace',
    body: graduatesOf([['Sunita', 'Bakul', '1987', 'Civil']]),
  }),
  removeGraduates: async ({ browser: at, bring }) => {
    await bring();
    return { at };
  },
} satisfies Partial<Acts<Fixture>>;
