import * as v from 'valibot';
import { expect, test } from 'vitest';
import { checkWith } from './checkWith.ts';

test('returns the first message of each field under its dotted name, in the order of the form', () => {
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
