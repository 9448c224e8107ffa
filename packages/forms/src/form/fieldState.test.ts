import { expect, test } from 'vitest';
import { editField, type FieldMessages, setFieldErrors, startFields } from './fieldState.ts';

interface Values {
  [name: string]: string | boolean;
  name: string;
  email: string;
}
const empty: Values = { name: '', email: '' };
const check = (values: Values): FieldMessages => ({
  ...(values.name ? {} : { name: 'Name is required.' }),
  ...(values.email ? {} : { email: 'Email is required.' }),
});

test('adds no errors while the visitor types', () => {
  expect(editField(startFields(empty), { name: 'Meera' }, check).issues).toEqual({});
});

test('removes a rule’s error once the field is valid and updates it until then', () => {
  const marked = setFieldErrors(startFields(empty), check(empty), 'valid');
  const mended = editField(marked, { name: 'Meera' }, check);
  expect(Object.keys(mended.issues)).toEqual(['email']);
});

test('keeps a server’s error until that field is edited', () => {
  const full: Values = { name: 'Meera', email: 'meera@example.org' };
  const marked = setFieldErrors(startFields(full), { email: 'Known already.' }, 'edited');
  const elsewhere = editField(marked, { name: 'Mira' }, check);
  expect(elsewhere.issues.email?.message).toBe('Known already.');
  expect(editField(elsewhere, { email: 'mira@example.org' }, check).issues).toEqual({});
});

test('leaves the errors of other steps alone when one step is checked', () => {
  const marked = setFieldErrors(startFields(empty), { email: 'Known already.' }, 'edited');
  expect(setFieldErrors(marked, {}, 'valid', ['name']).issues.email?.message).toBe('Known already.');
  expect(setFieldErrors(marked, {}, 'valid').issues).toEqual({});
});
