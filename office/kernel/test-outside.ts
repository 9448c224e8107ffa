import type { OfficeCall } from '@banyan/api/office';
import { addDonation } from '@banyan/server/donations/rows';
import { mailingRow } from '@banyan/server/letters/test-mailings';
import { uploadRow } from '@banyan/server/media/uploads/test-upload';
import { picture } from '@banyan/server/stories/test-story';
import { type OfficeCallName, officeCalls } from '../calls.ts';
import { letterFields } from '../features/campaigns/test-campaigns.ts';
import { bayOrganiser } from '../features/dashboard/test-dashboard.ts';
import { eventFields } from '../features/events/test-events.ts';
import { importRow } from '../features/member-import/test-member-import.ts';
import { admin, bayArea, reviewOffice } from '../features/review/test-review.ts';

/** Something that is there, outside of a chapter's reach, or another volunteer's; and what is called so and is not there. */
const nowhere = {
  member: 'M-0000-0000',
  message: 'C-0000-0000',
  decided: 'M-0000-0000',
  job: 'J-0000-0000',
  story: 'S-0000-0000',
  published: 'S-0000-0000',
  view: 'nobody',
  passkey: 'nobody',
  session: 'nobody',
  volunteer: 'nobody',
  letter: 'nobody',
  sample: 'nobody',
  news: 'nobody',
  event: 'nobody',
  upload: 'nobody',
  roll: 'nobody',
  mailing: 'nobody',
  gift: 'D-0000-0000',
};
type Thing = keyof typeof nowhere;

/** A row that takes an id: of what, what is sent with it, and how it is answered. @default 404 to an empty body */
interface Row {
  of: Thing;
  body?: (id: string, version: string) => object;
  /** Of several things each is said to be gone; a draft is one's own, whatever it is about. */
  status?: 200;
  /** What stands behind the address. */
  search?: string;
}

const text = 'The lock was never shut again. '.repeat(20);

const newsFields = {
  ...{ title: 'The weir', summary: '', markdown: 'It holds.', category: 'Reports' },
  ...{ chapter: 'bay-area', author: '', tags: [], featured: false },
};

const person = {
  ...{ firstName: 'Tara', lastName: 'Chinch', email: 'tara@example.org' },
  ...{ graduationYear: 2009, comments: '' },
};
const facts = {
  ...{ firstName: 'Aruna', lastName: 'Quince', year: 1987, dept: 'Civil', deptOther: '', linkedIn: '' },
  ...{ company: '', city: '', state: 'GA', mentorship: false, version: 1 },
};
const contact = { email: 'a@example.org', phone: '', street1: '', street2: '', zip: '', version: 1 };
const choice = { columns: [], doubles: 'leave' };
const device = 'a-browser-at-the-doors';
const checkedIn = {
  ...{ device, now: '2026-09-01T18:00:00.000Z' },
  items: [
    { item: 'a-check-in-of-somebody', id: 'nobody', at: '2026-09-01T18:00:00.000Z', kind: 'in', guests: 0 },
  ],
};
const walkedIn = {
  ...{ item: 'somebody-who-walked-in', device, now: '2026-09-01T18:00:00.000Z' },
  ...{
    at: '2026-09-01T18:00:00.000Z',
    firstName: 'Tara',
    lastName: 'Chinch',
    year: 2009,
    email: '',
    guests: 0,
  },
};
const gift = { provider: 'demo', cents: 2_500, currency: 'USD', token: 'x', tokenExpiresAt: 0 };

const table: Partial<Record<OfficeCallName, Row>> = {
  getSubmission: { of: 'member' },
  getPhoto: { of: 'story' },
  showContact: { of: 'member' },
  ask: { of: 'member', body: (_, version) => ({ text: 'Which gate?', version }) },
  undoAsk: { of: 'member', body: () => ({ question: 'nobody' }) },
  reply: { of: 'message', body: (_, version) => ({ text: 'Come by.', version }) },
  undoReply: { of: 'message', body: () => ({ reply: 'nobody' }) },
  sendNow: { of: 'message' },
  mergeSubmission: { of: 'member' },
  decide: {
    of: 'story',
    body: (ref, version) => ({ items: [{ ref, version }], as: 'approve' }),
    status: 200,
  },
  undoDecision: { of: 'decided', body: (ref) => ({ items: [{ ref }] }), status: 200 },
  takeDown: { of: 'job', body: (_, version) => ({ version, reason: 'No.' }) },
  renewJob: { of: 'job', body: (_, version) => ({ version }) },
  undoPublished: { of: 'published' },
  editStory: {
    of: 'published',
    body: (_, version) => ({ version, title: 'The lock', text, tellAuthor: false }),
  },
  getDraft: { of: 'member', status: 200 },
  saveDraft: { of: 'member', body: () => ({ text: { question: 'Which gate?' } }), status: 200 },
  getNewsPiece: { of: 'news' },
  saveNews: { of: 'news', body: () => ({ ...newsFields, version: 1, publish: true }) },
  removeNews: { of: 'news', body: () => ({ version: 1 }) },
  restoreNews: { of: 'news' },
  getNewsUploads: { of: 'news' },
  startNewsUpload: {
    of: 'news',
    body: () => ({ part: 'item', name: 'lamp.jpg', size: 4, type: 'image/jpeg', lastModified: 1 }),
  },
  getGallery: { of: 'event' },
  getUploads: { of: 'event' },
  startUpload: {
    of: 'event',
    body: () => ({ part: 'item', name: 'lamp.jpg', size: 4, type: 'image/jpeg', lastModified: 1 }),
  },
  sendChunk: { of: 'upload', search: '?at=0' },
  dropUpload: { of: 'upload' },
  getUploadPicture: { of: 'upload' },
  saveGallery: { of: 'event', body: () => ({ version: 'any', items: [] }) },
  getOfficeEvent: { of: 'event' },
  saveEvent: { of: 'event', body: () => ({ ...eventFields, version: 0, tell: true }) },
  undoTell: { of: 'event' },
  showEvent: { of: 'event', body: () => ({ version: 0 }) },
  hideEvent: { of: 'event', body: () => ({ version: 0 }) },
  cancelEvent: { of: 'event', body: () => ({ version: 0, reason: 'Rain.' }) },
  undoCancel: { of: 'event' },
  copyEvent: { of: 'event' },
  saveReminder: { of: 'event', body: () => ({ isOn: true }) },
  makeDoorPass: { of: 'event' },
  endDoorPass: { of: 'event' },
  doorList: { of: 'event' },
  checkIn: { of: 'event', body: () => checkedIn },
  walkIn: { of: 'event', body: () => walkedIn },
  getPeople: { of: 'event' },
  getNames: { of: 'event' },
  addPerson: { of: 'event', body: () => ({ ...person, beyond: true }) },
  cancelPerson: { of: 'event', body: () => ({ tell: true, reason: '' }) },
  movePerson: { of: 'event' },
  resendTicket: { of: 'event' },
  renamePerson: { of: 'event', body: () => ({ firstName: 'Tara', lastName: 'Champa' }) },
  exportPeople: { of: 'event' },
  getOfficeMember: { of: 'member' },
  showMemberContact: { of: 'member' },
  saveMember: { of: 'member', body: () => facts },
  saveMemberContact: { of: 'member', body: () => contact },
  withdrawConsent: { of: 'member', body: () => ({ name: 'newsletter', version: 1 }) },
  sendMemberLinks: { of: 'decided' },
  hideMember: { of: 'decided' },
  unhideMember: { of: 'decided' },
  deleteMember: { of: 'decided', body: (typed) => ({ typed }) },
  undoMerge: { of: 'decided', body: () => ({ dropped: 'nobody' }) },
  getGift: { of: 'gift' },
  getDonorGifts: { of: 'gift' },
  undoRecord: { of: 'gift', body: () => ({ version: 0 }) },
  sendReceipt: { of: 'gift' },
  reconcileGift: { of: 'gift' },
  refundGift: { of: 'gift', body: () => ({ version: 0, cents: 100, reason: 'Twice.', byHand: false }) },
  giveSecondYes: { of: 'gift' },
  dropRefund: { of: 'gift' },
  getMailing: { of: 'mailing' },
  saveMailing: { of: 'mailing', body: () => ({ ...letterFields, version: 1 }) },
  copyMailing: { of: 'mailing' },
  removeMailing: { of: 'mailing', body: () => ({ version: 1 }) },
  testMailing: { of: 'mailing', body: () => ({ version: 1 }) },
  checkMailing: { of: 'mailing' },
  sendMailing: { of: 'mailing', body: () => ({ version: 1, count: 1 }) },
  giveYes: { of: 'mailing', body: () => ({ version: 1 }) },
  stopMailing: { of: 'mailing' },
  sendMailingNow: { of: 'mailing' },
  pauseMailing: { of: 'mailing' },
  resumeMailing: { of: 'mailing' },
  resendFailed: { of: 'mailing' },
  getRoll: { of: 'roll' },
  checkRoll: { of: 'roll', body: () => choice },
  commitRoll: { of: 'roll', body: () => choice },
  undoRoll: { of: 'roll' },
  rejectedLines: { of: 'roll' },
  removeView: { of: 'view' },
  removePasskey: { of: 'passkey', body: (id) => ({ id }) },
  endSession: { of: 'session', body: (id) => ({ id }) },
  inviteAgain: { of: 'volunteer' },
  saveGrants: { of: 'volunteer', body: () => ({ grants: [], version: 1 }) },
  endVolunteer: { of: 'volunteer' },
  getEmail: { of: 'letter' },
  retryLetter: { of: 'letter' },
  dropLetter: { of: 'letter' },
  getSampleLetter: { of: 'sample' },
};

/** Rows of the Office's table that ask for one of something in their address, so that none is forgotten here. */
export const rowsWithId = Object.entries(officeCalls).flatMap(([name, { path }]) =>
  path.includes('{') ? [name] : [],
);

/**
 * A chapter's volunteer, who asks by every row that takes an id for what is there and is not theirs, and for what is nowhere.
 * @returns each row's name, status and both calls, which answer status and body
 */
export async function outsideAsked() {
  const site = await reviewOffice();
  const { decide, sent, versionOf } = site;
  const meera = await site.volunteer(admin);
  const asha = await site.volunteer(bayArea, bayOrganiser);
  const there: Record<Thing, string> = {
    member: await sent.member({ address: { state: 'Georgia' } }),
    message: await sent.message(),
    decided: await sent.member({ address: { state: 'Texas' } }),
    job: await sent.job(),
    story: await sent.story({ title: 'The lock' }, await picture()),
    published: await sent.story({ title: 'The weir' }, await picture()),
    view: '',
    passkey: meera.me.passkeys[0]?.id ?? '',
    session: meera.me.sessions[0]?.id ?? '',
    volunteer: meera.me.id,
    letter: '',
    sample: 'receipt',
    news: String(
      (await meera.browser.post('/news', { ...newsFields, chapter: 'atlanta', publish: true })).body.id,
    ),
    event: String((await meera.browser.post('/events', { ...eventFields, chapter: 'atlanta' })).body.id),
    upload: 'upload-atlanta',
    roll: 'a-roll',
    mailing: 'a-letter',
    gift: (await addDonation(site.database, gift, site.clock.now)).reference,
  };
  const mailing = mailingRow({ id: there.mailing, chapter: 'atlanta' });
  await site.database.insertInto('mailings').values(mailing).execute();
  await site.database
    .insertInto('imports')
    .values(importRow({ id: there.roll }))
    .execute();
  const upload = uploadRow({ id: there.upload, subject_id: there.event, volunteer_id: meera.me.id });
  await site.database.insertInto('uploads').values(upload).execute();
  await decide(meera.browser, [there.decided, there.job, there.published]);
  const view = { name: 'Georgia', path: '/office/review', search: 'kind=member', isForAll: false };
  there.view = String((await meera.browser.post('/views', view)).body.id);
  const [letter] = (await site.rows()).letters;
  there.letter = letter?.id ?? '';
  for (const [thing, id] of Object.entries(there)) if (!id) throw new Error(`No ${thing} to ask for.`);

  const version = await versionOf(meera.browser, there.member);
  const rows = Object.entries(table).map(([name, { of, body, status = 404, search = '' }]) => {
    const call: OfficeCall | undefined = Object.entries(officeCalls).find(([one]) => one === name)?.[1];
    if (!call) throw new Error(`No row ${name}.`);
    const { method, path } = call;
    const ask = async (id: string) => {
      const at = path
        .replace('{kind}', 'ask')
        .replace(/\{(?:ref|id|letter|reference)\}/, id)
        .replace(/\{(?:registration|letters|refund)\}/, 'nobody')
        .concat(search);
      const answer = await asha.browser.ask(
        method,
        at,
        method === 'GET' ? undefined : (body?.(id, version) ?? {}),
      );
      return { status: answer.status, body: JSON.stringify(answer.body).replaceAll(id, 'ID') };
    };
    return { name, status, there: () => ask(there[of]), nowhere: () => ask(nowhere[of]) };
  });
  return { database: site.database, rows };
}
