import { expect, test } from 'vitest';
import { actionWords, type LoggedAction } from './actionWords.ts';

const logged = (more: Partial<LoggedAction>): LoggedAction => ({
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
  [logged({}), 'Kiran Umbar declined the membership request.'],
  [logged({ detail: 'spam' }), 'Kiran Umbar declined the membership request: spam.'],
  [logged({ ref: 'M-7K2Q-9XPD' }), 'Kiran Umbar declined the membership request M-7K2Q-9XPD.'],
  [
    logged({ action: 'member save', ref: 'M-7K2Q-9XPD', data: { fields: ['first_name'] } }),
    'Kiran Umbar edited member M-7K2Q-9XPD: first name.',
  ],
  [logged({ action: 'roll undo', subject: 'roll 01J9' }), 'Kiran Umbar undid the member import.'],
  [logged({ action: 'hide', ref: 'M-7K2Q-9XPD' }), 'Kiran Umbar hid member M-7K2Q-9XPD.'],
  [logged({ action: 'sign in', subject: 'volunteer 01J8' }), 'Kiran Umbar signed in.'],
  [logged({ action: 'save', data: { fields: ['name'] } }), 'Kiran Umbar changed their preferences: name.'],
  [
    logged({ action: 'settings', data: { fields: ['holdMinutes', 'postal-address', 'member-approved'] } }),
    'Kiran Umbar changed the settings: send delay, postal address, text of the email “member approved”.',
  ],
  [
    logged({
      action: 'invite',
      subject: 'invitation 01J7',
      data: { roles: ['reviewer tx-southwest', 'reader'] },
    }),
    'Kiran Umbar invited a person: Reviewer, TX/Southwest; Reader.',
  ],
  [
    logged({
      action: 'event edit',
      subject: 'event event-garba-night',
      title: 'Garba night',
      data: { fields: ['date', 'location'], emails: 212 },
    }),
    'Kiran Umbar changed the event Garba night: date, location; 212 emails.',
  ],
  [
    logged({ action: 'event uncancel', subject: 'event event-garba-night', data: { emails: 0 } }),
    'Kiran Umbar undid the cancellation of the event.',
  ],
  [
    logged({ action: 'end', subject: 'volunteer 01J8', title: 'Ravi Umbar' }),
    'Kiran Umbar removed Ravi Umbar.',
  ],
  [logged({ action: 'view add', subject: 'view 01J8' }), 'Kiran Umbar saved a view.'],
  [logged({ action: 'something new', detail: 'x' }), 'Kiran Umbar something new the membership request: x.'],
])('an audit action reads as a sentence', (given, sentence) => {
  const { before, about, after } = actionWords(given);
  expect(before + about + after).toBe(sentence);
});
