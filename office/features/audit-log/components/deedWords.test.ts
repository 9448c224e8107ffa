import { expect, test } from 'vitest';
import { type Deed, deedWords } from './deedWords.ts';

const deed = (more: Partial<Deed>): Deed => ({
  who: 'Kiran Umbar',
  action: 'reject',
  subject: 'member 01J9',
  ref: null,
  title: null,
  detail: '',
  data: {},
  ...more,
});

test.each([
  [deed({}), 'Kiran Umbar declined the membership request.'],
  [deed({ detail: 'spam' }), 'Kiran Umbar declined the membership request: spam.'],
  [deed({ ref: 'M-7K2Q-9XPD' }), 'Kiran Umbar declined the membership request M-7K2Q-9XPD.'],
  [
    deed({ action: 'member save', ref: 'M-7K2Q-9XPD', data: { fields: ['first_name'] } }),
    'Kiran Umbar edited member M-7K2Q-9XPD: first name.',
  ],
  [deed({ action: 'roll undo', subject: 'roll 01J9' }), 'Kiran Umbar undid the member import.'],
  [deed({ action: 'hide', ref: 'M-7K2Q-9XPD' }), 'Kiran Umbar hid member M-7K2Q-9XPD.'],
  [deed({ action: 'sign in', subject: 'volunteer 01J8' }), 'Kiran Umbar signed in.'],
  [deed({ action: 'save', data: { fields: ['name'] } }), 'Kiran Umbar changed their preferences: name.'],
  [
    deed({ action: 'settings', data: { fields: ['holdMinutes', 'postal-address', 'member-approved'] } }),
    'Kiran Umbar changed the settings: send delay, postal address, text of the email “member approved”.',
  ],
  [
    deed({
      action: 'invite',
      subject: 'invitation 01J7',
      data: { roles: ['reviewer tx-southwest', 'reader'] },
    }),
    'Kiran Umbar invited somebody: Reviewer, TX/Southwest; Reader.',
  ],
  [
    deed({
      action: 'event edit',
      subject: 'event event-garba-night',
      title: 'Garba night',
      data: { fields: ['date', 'location'], letters: 212 },
    }),
    'Kiran Umbar changed the event Garba night: date, location; 212 emails.',
  ],
  [
    deed({ action: 'event uncancel', subject: 'event event-garba-night', data: { letters: 0 } }),
    'Kiran Umbar undid the cancellation of the event.',
  ],
  [
    deed({ action: 'end', subject: 'volunteer 01J8', title: 'Ravi Umbar' }),
    'Kiran Umbar removed Ravi Umbar.',
  ],
  [deed({ action: 'view add', subject: 'view 01J8' }), 'Kiran Umbar saved a view.'],
  [deed({ action: 'something new', detail: 'x' }), 'Kiran Umbar something new the membership request: x.'],
])('a deed is a sentence', (given, sentence) => {
  const { before, about, after } = deedWords(given);
  expect(before + about + after).toBe(sentence);
});
