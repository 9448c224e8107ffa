import { expect, test } from 'vitest';
import { campaignActions, emailsFixture } from '../features/campaigns/test-campaigns.ts';
import { eventActs, eventsFixture } from '../features/events/test-event-acts.ts';
import { pictureActs, picturesFixture } from '../features/gallery/test-gallery.ts';
import { giftActs, giftsFixture } from '../features/gifts/test-gifts.ts';
import { memberActs, membersFixture } from '../features/members/test-members.ts';
import { reviewActs, reviewFixture } from '../features/review/test-review.ts';
import { settingsActions, settingsFixture } from '../features/settings/test-settings.ts';
import { askedOutside, callsWithThing } from './test-outside.ts';
import { heardStatements } from './test-statements.ts';

/*
 * A chapter’s volunteer requests records out of scope and records that do not exist. Neither the answer nor the database statements
 * may differ between the two.
 */

/** Calls that answer 200 with a result for each item; and drafts, which belong to their author regardless of their subject. */
const answered: readonly string[] = ['decide', 'undoDecision', 'getDraft', 'saveDraft'];

const readSample = { getSampleEmail: { email: 'receipt' } };

test('a record out of scope gets the same answer, from the same statements, as a missing one', async () => {
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
