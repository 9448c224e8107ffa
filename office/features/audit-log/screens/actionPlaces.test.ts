import { expect, test } from 'vitest';
import { placeOfAction } from './actionPlaces.ts';

const sent = (action: string, subject: string, ref: string) => ({ action, subject, ref, title: null });
const named = (subject: string, title: string | null = 'Garba night') => ({
  action: 'event edit',
  subject,
  ref: null,
  title,
});

test.each([
  ['a membership request', sent('approve', 'member 01J9', 'M-7K2Q-9XPD'), '/office/review?open=M-7K2Q-9XPD'],
  ['a member', sent('member save', 'member 01J9', 'M-7K2Q-9XPD'), '/office/members/M-7K2Q-9XPD'],
  ['a hidden member', sent('hide', 'member 01J9', 'M-7K2Q-9XPD'), '/office/members/M-7K2Q-9XPD'],
  ['a job', sent('take down', 'job 01J9', 'J-7K2Q-9XPD'), '/office/review?open=J-7K2Q-9XPD'],
  ['a gift', sent('refund', 'gift 01J9', 'D-7K2Q-9XPD'), '/office/gifts/D-7K2Q-9XPD'],
  ['an event', named('event event-garba'), '/office/events/event-garba'],
  ['news', named('news garba'), '/office/news/garba'],
  ['a campaign', named('mailing 01J9'), '/office/campaigns/01J9'],
  ['a member import', named('roll 01J9'), '/office/members/import?roll=01J9'],
  ['a volunteer', named('volunteer 01J9'), '/office/volunteers/01J9'],
  ['the reader’s own account', named('volunteer me'), '/office/me'],
  ['a deleted campaign', named('mailing 01J9', null), undefined],
  ['a saved view', named('view 01J9'), undefined],
])('finds the screen for %s, if there is one', (_, line, place) => {
  expect(placeOfAction(line, 'me')).toBe(place);
});
