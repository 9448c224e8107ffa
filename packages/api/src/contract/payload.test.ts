import { expect, test } from 'vitest';
import { payloadOf } from './payload.ts';

test('builds a nested payload from dotted names', () => {
  const values = { name: 'Meera', 'address.zip': '94536', 'address.city': 'Fremont', step: true };
  expect(payloadOf(values, ['name', 'address.zip', 'address.city'])).toEqual({
    name: 'Meera',
    address: { zip: '94536', city: 'Fremont' },
  });
});

test('builds a payload of any depth', () => {
  const values = { 'postedBy.User.name': 'Leela', 'postedBy.User.email': 'leela@example.org' };
  expect(payloadOf(values, Object.keys(values))).toEqual({
    postedBy: { User: { name: 'Leela', email: 'leela@example.org' } },
  });
});
