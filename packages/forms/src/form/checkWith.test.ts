import * as v from 'valibot';
import { expect, test } from 'vitest';
import { checkWith, payloadOf } from './checkWith.ts';

test('dotted names make a nested payload', () => {
  const values = { name: 'Meera', 'address.zip': '94536', 'address.city': 'Fremont', step: true };
  expect(payloadOf(values, ['name', 'address.zip', 'address.city'])).toEqual({
    name: 'Meera',
    address: { zip: '94536', city: 'Fremont' },
  });
});

test('at any depth', () => {
  const values = { 'postedBy.User.name': 'Leela', 'postedBy.User.email': 'leela@example.org' };
  expect(payloadOf(values, Object.keys(values))).toEqual({
    postedBy: { User: { name: 'Leela', email: 'leela@example.org' } },
  });
});

test('the first message of each field, under its dotted name, in the order of the form', () => {
  const schema = v.object({
    address: v.object({ zip: v.pipe(v.string(), v.nonEmpty('ZIP?'), v.minLength(5, 'Five digits.')) }),
    name: v.pipe(v.string(), v.nonEmpty('Name?')),
  });
  const check = checkWith<{ name: string; 'address.zip': string }>(schema, ['name', 'address.zip']);
  const messages = check({ name: '', 'address.zip': '' });
  expect(Object.entries(messages)).toEqual([
    ['name', 'Name?'],
    ['address.zip', 'ZIP?'],
  ]);
  expect(check({ name: 'Meera', 'address.zip': '94536' })).toEqual({});
});
