import { expect, test } from 'vitest';
import { type Deed, deedWords } from './deedWords.ts';

const deed = (more: Partial<Deed>): Deed => ({
  who: 'Kiran Umbar',
  action: 'reject',
  subject: 'member 01J9',
  detail: '',
  data: {},
  ...more,
});

test.each([
  [deed({}), 'Kiran Umbar turned down member 01J9.'],
  [deed({ detail: 'spam' }), 'Kiran Umbar turned down member 01J9: spam.'],
  [deed({ action: 'sign in', subject: 'volunteer 01J8' }), 'Kiran Umbar signed in.'],
  [deed({ action: 'save', data: { fields: ['name'] } }), 'Kiran Umbar changed what is their own: name.'],
  [
    deed({
      action: 'invite',
      subject: 'invitation 01J7',
      data: { roles: ['reviewer tx-southwest', 'reader'] },
    }),
    'Kiran Umbar invited somebody: reviewer tx-southwest, reader.',
  ],
  [deed({ action: 'something new', detail: 'x' }), 'Kiran Umbar something new member 01J9: x.'],
])('a deed is a sentence', (given, sentence) => expect(deedWords(given)).toBe(sentence));
