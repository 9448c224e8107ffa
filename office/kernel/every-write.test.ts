import { engineOf } from '@banyan/server/database/engine';
import { expect, test } from 'vitest';
import { campaignActions, emailsFixture } from '../features/campaigns/test-samples.ts';
import { eventActs, eventsFixture } from '../features/events/test-samples.ts';
import { pictureActs, picturesFixture } from '../features/gallery/test-samples.ts';
import { giftActs, giftsFixture } from '../features/gifts/test-samples.ts';
import { memberActs, membersFixture } from '../features/members/test-samples.ts';
import { reviewActs, reviewFixture } from '../features/review/test-samples.ts';
import {
  settingsActions,
  settingsFixture,
  triedActs,
  triedWorld,
} from '../features/settings/test-samples.ts';
import type { WritingName } from './implement.ts';
import { proveActs, writingNames } from './test-press.ts';

/*
 * Every row of the Office's table that writes is called: it leaves the line in the audit log that its implementation says. Of those that are answered
 * once, the process dies right after the work is on the disk, and the same press is answered and changes nothing more.
 */

const patience = 120_000;

test('with what was sent in', async () => proveActs(await reviewFixture(), reviewActs), patience);
test('with events and doors', async () => proveActs(await eventsFixture(), eventActs), patience);
test('with news and galleries', async () => proveActs(await picturesFixture(), pictureActs), patience);
test('with members and rolls', async () => proveActs(await membersFixture(), memberActs), patience);
test('with gifts', async () => proveActs(await giftsFixture(), giftActs), patience);
test('with letters to many', async () => proveActs(await emailsFixture(), campaignActions), patience);

test(
  'with who works here, and what is for all',
  async () => {
    const world = await settingsFixture();
    const { makeCopy, ...others } = settingsActions;
    // PostgreSQL has tools of its own for copies.
    const isOurs = engineOf(world.database).name === 'sqlite';
    await proveActs(world, { ...others, ...(isOurs && { makeCopy }) });
  },
  patience,
);

test('where the Office is tried', async () => proveActs(await triedWorld(), triedActs), patience);

test('all of them are called', () => {
  const called = {
    ...reviewActs,
    ...eventActs,
    ...pictureActs,
    ...memberActs,
    ...giftActs,
    ...campaignActions,
    ...settingsActions,
    ...triedActs,
  };
  // A new row does not compile here until it is called.
  const names: readonly WritingName[] = Object.keys(called satisfies Record<WritingName, unknown>).filter(
    (name): name is WritingName => writingNames.some((one) => one === name),
  );
  expect(names.toSorted()).toEqual(writingNames.toSorted());
});
