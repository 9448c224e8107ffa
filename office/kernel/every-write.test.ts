import { engineOf } from '@banyan/server/database/engine';
import { expect, test } from 'vitest';
import { campaignActions, emailsFixture } from '../features/campaigns/test-campaigns.ts';
import { eventActs, eventsFixture } from '../features/events/test-event-acts.ts';
import { pictureActs, picturesFixture } from '../features/gallery/test-gallery.ts';
import { giftActs, giftsFixture } from '../features/gifts/test-gifts.ts';
import { memberActs, membersFixture } from '../features/members/test-members.ts';
import { reviewActs, reviewFixture } from '../features/review/test-review.ts';
import {
  settingsActions,
  settingsFixture,
  triedActs,
  triedFixture,
} from '../features/settings/test-settings.ts';
import type { WritingName } from './implement.ts';
import { proveActs, writingNames } from './test-request.ts';

/*
 * Makes every write of the Office and checks that it leaves the audit line its implementation declares. For writes with
 * idempotency, the process dies right after the commit; the repeated request is then answered and changes nothing more.
 */

const patience = 120_000;

test(
  'logs every write about submissions and does it once',
  async () => proveActs(await reviewFixture(), reviewActs),
  patience,
);
test(
  'logs every write about events and check-ins and does it once',
  async () => proveActs(await eventsFixture(), eventActs),
  patience,
);
test(
  'logs every write about news and galleries and does it once',
  async () => proveActs(await picturesFixture(), pictureActs),
  patience,
);
test(
  'logs every write about members and imports and does it once',
  async () => proveActs(await membersFixture(), memberActs),
  patience,
);
test(
  'logs every write about gifts and does it once',
  async () => proveActs(await giftsFixture(), giftActs),
  patience,
);
test(
  'logs every write about campaigns and does it once',
  async () => proveActs(await emailsFixture(), campaignActions),
  patience,
);

test(
  'logs every write about volunteers and settings and does it once',
  async () => {
    const fixture = await settingsFixture();
    const { makeCopy, ...others } = settingsActions;
    // PostgreSQL has its own backup tools.
    const isOurs = engineOf(fixture.database).name === 'sqlite';
    await proveActs(fixture, { ...others, ...(isOurs && { makeCopy }) });
  },
  patience,
);

test(
  'logs every write of a demo Office and does it once',
  async () => proveActs(await triedFixture(), triedActs),
  patience,
);

test('covers every write of the Office', () => {
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
  // A new write must be added here; otherwise this does not compile.
  const names: readonly WritingName[] = Object.keys(called satisfies Record<WritingName, unknown>).filter(
    (name): name is WritingName => writingNames.some((one) => one === name),
  );
  expect(names.toSorted()).toEqual(writingNames.toSorted());
});
