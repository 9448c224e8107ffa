import * as v from 'valibot';
import { expect, test } from 'vitest';
import { errorsIn } from '../test-errors.ts';
import { Grants } from './grants.ts';
import { officeMessages as messages } from './messages.ts';
import { chapterRoles, roles } from './permissions.ts';

test('accepts every role for the whole association, some for a chapter, and several at once', () => {
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
])('rejects the grants %j: %s', (grants, message) => {
  expect(errorsIn(Grants, grants)).toEqual({ '': message });
});

test.each<[string, unknown]>([
  ['0.role', [{ role: 'door', chapter: null }]],
  ['0.chapter', [{ role: 'reader', chapter: 'atlantis' }]],
  ['0.chapter', [{ role: 'reader', chapter: 7 }]],
])('rejects an unknown role or chapter at %s: %j', (field, grants) => {
  expect(errorsIn(Grants, grants)).toEqual({ [field]: messages.notUnderstood });
});
