import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { errorsIn, lacking } from '../test-errors.ts';
import { StoryBody } from './body.ts';

const thisYear = new Date().getFullYear();
const good = {
  title: 'Bridges',
  name: 'Leela Umbar',
  email: 'leela@example.org',
  contactNo: '+1 510 555 0100',
  graduationYear: thisYear - 20,
  department: 'Civil Engineering',
  currentRole: 'Engineer',
  company: 'Umbar Bridges',
  category: 'career',
  story: 'x'.repeat(300),
  agreeTerms: true,
};
const range = `Graduation year must be between ${thisYear - 49} and ${thisYear}`;

test('accepts a story without a photo unchanged', () => {
  expect(v.parse(StoryBody, good)).toEqual(good);
});

test.each([
  ['title', 'Title is required'],
  ['name', 'Name is required'],
  ['email', 'Email is required'],
  ['contactNo', 'contactNo is required'],
  ['graduationYear', 'Graduation year is required'],
  ['department', 'Department is required'],
  ['currentRole', 'Current role is required'],
  ['company', 'Company/Organization is required'],
  ['category', 'Category is required'],
  ['story', 'Story is required'],
  ['agreeTerms', 'You must agree to the terms'],
])('rejects a story without %s: %s', (key, message) => {
  for (const body of lacking(good, key)) expect(errorsIn(StoryBody, body)).toEqual({ [key]: message });
});

test.each([
  [{ title: 'x'.repeat(161) }, { title: 'Please use at most 160 characters' }],
  [{ name: 'a\u202eb' }, { name: 'Some characters reverse or cover this text. Please type it again' }],
  [{ email: 'leela' }, { email: 'Email is invalid' }],
  [{ department: 'Alchemy' }, { department: 'Department is required' }],
  [{ category: 'gossip' }, { category: 'Category is required' }],
  [{ story: 'x'.repeat(299) }, { story: 'Your story should be at least 300 characters' }],
  [{ story: 'x'.repeat(20_001) }, { story: 'Please use at most 20000 characters' }],
  [{ agreeTerms: false }, { agreeTerms: 'You must agree to the terms' }],
  [{ agreeTerms: 'yes' }, { agreeTerms: 'You must agree to the terms' }],
  [{ admin: true }, { admin: 'This field is not part of the form.' }],
])('rejects a story with %j: %j', (change, errors) =>
  expect(errorsIn(StoryBody, { ...good, ...change })).toEqual(errors),
);

test('rejects a story that is not an object', () =>
  expect(errorsIn(StoryBody, 7)).toEqual({ '': 'Failed to submit' }));

test('reports one error for an empty story', () => {
  const messages = v.safeParse(StoryBody, { ...good, story: '' }).issues?.map(({ message }) => message);
  expect(messages).toEqual(['Story is required']);
});

test('reads the consent of a multipart body', () => {
  expect(v.parse(StoryBody, { ...good, agreeTerms: 'true' }).agreeTerms).toBe(true);
});

describe('graduation year of a story', () => {
  test('accepts the last fifty years', () => {
    for (const graduationYear of [thisYear - 49, thisYear])
      expect(errorsIn(StoryBody, { ...good, graduationYear })).toEqual({});
  });

  test.each([thisYear - 50, thisYear + 1, '98'])(
    'rejects the year %j with the allowed range',
    (graduationYear) =>
      expect(errorsIn(StoryBody, { ...good, graduationYear })).toEqual({ graduationYear: range }),
  );
});

describe('photo of a story', () => {
  const photo = (bytes: number, type: string) => new File([new Uint8Array(bytes)], 'IMG_1', { type });

  test.each([
    ['of an image type', photo(1, 'image/jpeg'), undefined],
    ['of 5 MB', photo(5 * 1_048_576, 'IMAGE/PNG'), undefined],
    ['of more than 5 MB', photo(5 * 1_048_576 + 1, 'image/png'), 'Please choose a photo of at most 5 MB'],
    ['without a type', photo(1, ''), undefined],
    ['of an unknown type', photo(1, 'application/octet-stream'), undefined],
    ['that is an HTML file', photo(1, 'text/html'), 'Please choose an image (JPEG, PNG or WebP)'],
    [
      'whose type only contains an image type',
      photo(1, 'text/image/png'),
      'Please choose an image (JPEG, PNG or WebP)',
    ],
    ['that is text instead of a file', 'image/png', 'Please choose an image (JPEG, PNG or WebP)'],
  ])('validates a photo %s', (_, sent, message) => {
    expect(errorsIn(StoryBody, { ...good, photo: sent })).toEqual(message ? { photo: message } : {});
  });
});
