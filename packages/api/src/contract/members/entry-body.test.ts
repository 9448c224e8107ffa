import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { errorsIn, lacking } from '../test-errors.ts';
import { CorrectEntryBody, HideEntryBody } from './entry-body.ts';
import { MembersQuery } from './members-query.ts';

const incomplete = 'This link is not complete, or it is not one of ours.';
const unknown = 'This field is not part of the form.';
const failed = 'This could not be sent. Please check the marked fields.';

describe.each([
  ['hides', HideEntryBody, { token: 'token' }],
  ['corrects', CorrectEntryBody, { token: 'token', FirstName: 'Leela', Year: 1998, Dept: 'Mechanical' }],
])('body that %s an entry', (_, schema, good) => {
  test('trims the token that was copied from an email', () => {
    expect(v.parse(schema, { ...good, token: ' token\n' }).token).toBe('token');
  });

  test('reports an incomplete link for an impossible token', () => {
    const without = lacking(good, 'token');
    for (const token of ['', '  ', 'x'.repeat(201)]) without.push({ ...good, token });
    for (const body of without) expect(errorsIn(schema, body)).toEqual({ token: incomplete });
    expect(errorsIn(schema, { ...good, token: 'x'.repeat(200) })).toEqual({});
  });

  test('reports one error for an empty token', () => {
    expect(v.safeParse(schema, { ...good, token: '' }).issues).toHaveLength(1);
  });

  test('rejects unknown keys and a body that is not an object', () => {
    expect(errorsIn(schema, { ...good, admin: true })).toEqual({ admin: unknown });
    expect(errorsIn(schema, 7)).toEqual({ '': failed });
  });
});

describe('entry correction', () => {
  const good = { token: 'token', FirstName: 'Leela', Year: 1998, Dept: 'Mechanical' };

  test('fills in empty values for fields that a correction leaves out', () => {
    const nothing = { LastName: '', Dept_Other: '', LinkedInURL: '', Company: '', State: '' };
    expect(v.parse(CorrectEntryBody, good)).toEqual({ ...good, ...nothing });
  });

  test.each([
    ['FirstName', 'First name is required.'],
    ['Year', 'Graduation year is required.'],
    ['Dept', 'COEP program is required.'],
  ])('rejects a correction without %s: %s', (key, message) => {
    for (const body of lacking(good, key))
      expect(errorsIn(CorrectEntryBody, body)).toEqual({ [key]: message });
  });

  test.each([
    [{ FirstName: 'x'.repeat(101) }, { FirstName: 'Use at most 100 characters.' }],
    [{ LastName: 'a\u202eb' }, { LastName: 'Some characters reverse or cover this text. Type it again.' }],
    [{ Year: 1855 }, {}],
    [{ Year: 1854 }, { Year: `Year must be between 1855 and ${new Date().getFullYear()}.` }],
    [{ State: 'x'.repeat(61) }, { State: 'Use at most 60 characters.' }],
    [{ Dept: 'Other' }, { Dept_Other: 'Please specify your program.' }],
    [
      { Dept: 'Other', FirstName: '' },
      { FirstName: 'First name is required.', Dept_Other: 'Please specify your program.' },
    ],
    [
      { Dept: 'Other', FirstName: 7 },
      { FirstName: 'First name is required.', Dept_Other: 'Please specify your program.' },
    ],
    [{ Dept: 'Other', Dept_Other: 'Naval' }, {}],
  ])('a correction with %j has the errors %j', (change, errors) => {
    expect(errorsIn(CorrectEntryBody, { ...good, ...change })).toEqual(errors);
  });
});

describe('directory query', () => {
  test('asks for all members sorted by name by default', () => {
    const everybody = { chapter: '', state: '', company: '', search: '', program: '', sort: 'name' };
    expect(v.parse(MembersQuery, {})).toEqual(everybody);
  });

  test.each([
    [{ program: 'it', graduationYear: '1998', sort: 'oldest', page: '2', limit: '1' }, {}],
    [{ program: 'Alchemy' }, { program: 'There is no program of that name.' }],
    [{ graduationYear: '0' }, { graduationYear: 'A graduation year has four digits.' }],
    [{ graduationYear: '10000' }, { graduationYear: 'A graduation year has four digits.' }],
    [{ sort: 'random' }, { sort: 'The order is one of: name, newest, oldest.' }],
    [{ page: '0' }, { page: 'Pages are numbered from 1.' }],
    [{ limit: '0' }, { limit: 'A page holds 1 to 100 members.' }],
    [{ limit: '101' }, { limit: 'A page holds 1 to 100 members.' }],
  ])('rejects the query %j: %j', (query, errors) => expect(errorsIn(MembersQuery, query)).toEqual(errors));
});
