import { expect, test } from 'vitest';
import { campaignActions, emailsFixture } from '../features/campaigns/test-samples.ts';
import { eventActs, eventsFixture } from '../features/events/test-samples.ts';
import { pictureActs, picturesFixture } from '../features/gallery/test-samples.ts';
import { giftActs, giftsFixture } from '../features/gifts/test-samples.ts';
import { memberActs, membersFixture } from '../features/members/test-samples.ts';
import { reviewActs, reviewFixture } from '../features/review/test-samples.ts';
import { settingsActions, settingsFixture } from '../features/settings/test-samples.ts';
import { askedOutside, callsWithThing } from './test-outside.ts';
import { heardStatements } from './test-statements.ts';

/*
 * A chapter's volunteer asks for what is there and out of their scope, and for what is not there: neither the answer nor the work for it
 * tells which of the two it was.
 */

/** Calls that answer each of several things with what became of it; and drafts, which are one's own, whatever they are about. */
const answered: readonly string[] = ['decide', 'undoDecision', 'getDraft', 'saveDraft'];

const readSample = { getSampleEmail: { email: 'receipt' } };

test('what is out of scope is nowhere: every call for a thing gets the same answer, by the same statements', async () => {
  const review = await reviewFixture();
  const hear = heardStatements(review.database);
  const answers = [
    ...(await askedOutside(review, reviewActs, hear)),
    ...(await askedOutside(await eventsFixture(), eventActs, hear)),
    ...(await askedOutside(await picturesFixture(), pictureActs, hear)),
    ...(await askedOutside(await membersFixture(), memberActs, hear)),
    ...(await askedOutside(await giftsFixture(), giftActs, hear)),
    ...(await askedOutside(await emailsFixture(), campaignActions, hear)),
    ...(await askedOutside(await settingsFixture(), settingsActions, hear, readSample)),
  ];
  for (const { name, there, nowhere } of answers) {
    expect.soft([name, there.status]).toEqual([name, answered.includes(name) ? 200 : 404]);
    expect.soft([name, there]).toEqual([name, nowhere]);
    expect.soft([name, there.statements.length > 0]).toEqual([name, true]);
  }
  expect(answers.map(({ name }) => name)).toEqual(expect.arrayContaining([...callsWithThing]));
}, 60_000);
