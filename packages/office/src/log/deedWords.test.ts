import { expect, test } from 'vitest';
import { type Deed, deedWords } from './deedWords.ts';

const deed = (more: Partial<Deed>): Deed => ({
  who: 'Kiran Umbar',
  action: 'reject',
  subject: 'member 01J9',
  ref: null,
  detail: '',
  data: {},
  ...more,
});

test.each([
  [deed({}), 'Kiran Umbar turned down member 01J9.'],
  [deed({ detail: 'spam' }), 'Kiran Umbar turned down member 01J9: spam.'],
  [deed({ ref: 'M-7K2Q-9XPD' }), 'Kiran Umbar turned down the membership request M-7K2Q-9XPD.'],
  [deed({ action: 'sign in', subject: 'volunteer 01J8' }), 'Kiran Umbar signed in.'],
  [deed({ action: 'save', data: { fields: ['name'] } }), 'Kiran Umbar changed what is their own: name.'],
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
      data: { fields: ['date', 'location'], letters: 212 },
    }),
    'Kiran Umbar changed event event-garba-night: date, location; 212 letters.',
  ],
  [
    deed({ action: 'event uncancel', subject: 'event event-garba-night', data: { letters: 0 } }),
    'Kiran Umbar took back the cancellation of event event-garba-night.',
  ],
  [deed({ action: 'something new', detail: 'x' }), 'Kiran Umbar something new member 01J9: x.'],
])('a deed is a sentence', (given, sentence) => {
  const { before, about, after } = deedWords(given);
  expect(before + about + after).toBe(sentence);
});
