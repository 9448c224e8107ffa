import * as v from 'valibot';
import { expect, test } from 'vitest';
import { errorsIn } from '../test-errors.ts';
import { Grants } from './grants.ts';
import { officeMessages as messages } from './messages.ts';
import { chapterRoles, roles } from './permissions.ts';

test('every role may be for the whole association, and some for a chapter, also several at once', () => {
  const grants = [
    ...roles.map((role) => ({ role, chapter: null })),
    ...chapterRoles.map((role) => ({ role, chapter: 'bay-area' })),
    { role: 'reader', chapter: 'atlanta' },
  ];
  expect(v.parse(Grants, grants)).toEqual(grants);
});

test.each<[unknown, string]>([
  [[], messages.grantsRequired],
  [undefined, messages.grantsRequired],
  [
    [
      { role: 'reader', chapter: 'bay-area' },
      { role: 'reader', chapter: 'bay-area' },
    ],
    messages.grantTwice,
  ],
  [
    [
      { role: 'admin', chapter: null },
      { role: 'admin', chapter: null },
    ],
    messages.grantTwice,
  ],
  [[{ role: 'admin', chapter: 'bay-area' }], messages.chapterRole],
  [
    [
      { role: 'reader', chapter: 'bay-area' },
      { role: 'treasurer', chapter: 'bay-area' },
    ],
    messages.chapterRole,
  ],
])('%j: %s', (grants, message) => {
  expect(errorsIn(Grants, grants)).toEqual({ '': message });
});

test.each<[string, unknown]>([
  ['0.role', [{ role: 'door', chapter: null }]],
  ['0.chapter', [{ role: 'reader', chapter: 'atlantis' }]],
  ['0.chapter', [{ role: 'reader', chapter: 7 }]],
])('at %s it is a role and a chapter that there are: %j', (field, grants) => {
  expect(errorsIn(Grants, grants)).toEqual({ [field]: messages.notUnderstood });
});
