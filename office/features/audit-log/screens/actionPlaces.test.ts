import { expect, test } from 'vitest';
import { placeOfAction } from './actionPlaces.ts';

const sent = (action: string, subject: string, ref: string) => ({ action, subject, ref, title: null });
const named = (subject: string, title: string | null = 'Garba night') => ({
  ...{ action: 'event edit', subject, ref: null },
  title,
});

test.each([
  ['a request', sent('approve', 'member 01J9', 'M-7K2Q-9XPD'), '/office/review?open=M-7K2Q-9XPD'],
  ['an entry', sent('member save', 'member 01J9', 'M-7K2Q-9XPD'), '/office/members/M-7K2Q-9XPD'],
  ['an entry that was hidden', sent('hide', 'member 01J9', 'M-7K2Q-9XPD'), '/office/members/M-7K2Q-9XPD'],
  ['a job', sent('take down', 'job 01J9', 'J-7K2Q-9XPD'), '/office/review?open=J-7K2Q-9XPD'],
  ['a gift', sent('refund', 'gift 01J9', 'D-7K2Q-9XPD'), '/office/gifts/D-7K2Q-9XPD'],
  ['an event', named('event event-garba'), '/office/events/event-garba'],
  ['news', named('news garba'), '/office/news/garba'],
  ['a letter', named('mailing 01J9'), '/office/campaigns/01J9'],
  ['a member import', named('roll 01J9'), '/office/members/import?roll=01J9'],
  ['a volunteer', named('volunteer 01J9'), '/office/volunteers/01J9'],
  ['oneself', named('volunteer me'), '/office/me'],
  ['what is gone', named('mailing 01J9', null), undefined],
  ['what has no screen', named('view 01J9'), undefined],
])('%s links to its own screen', (_, line, place) => {
  expect(placeOfAction(line, 'me')).toBe(place);
});
