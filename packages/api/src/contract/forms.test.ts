import { describe, expect, test } from 'vitest';
import { calls } from './calls.ts';
import { type AnyForm, fieldNames } from './form.ts';
import { formAt, forms, readValues } from './forms.ts';
import { correctEntryForm, hideEntryForm } from './members/entry-forms.ts';
import { payloadOf } from './payload.ts';

test.each([
  ['/contact', { name: 'contact', params: {} }],
  ['/submit-job', { name: 'job', params: {} }],
  ['/events/register/a%20b', { name: 'eventRegistration', params: { id: 'a b' } }],
  ['/events/register/', undefined],
  ['/events/register/%E0%A4%A', undefined],
  ['/events/register/a/b', undefined],
  ['/submit-job/', undefined],
  ['/about', undefined],
])('posted to %s: %j', (pathname, found) => expect(formAt(pathname)).toEqual(found));

describe.each(Object.values({ ...forms, correctEntryForm, hideEntryForm }))('the form $name', (form) => {
  test('reads as nobody has begun it when nothing was posted', () => {
    expect(readValues(form, () => '')).toEqual(form.fields);
  });

  test('reads texts as they are and a tick whatever it says', () => {
    const read = readValues(form, (name) => `of ${name}`);
    const values = Object.entries(form.fields).map(([name, empty]) => [
      name,
      empty === '' ? `of ${name}` : true,
    ]);
    expect(read).toEqual(Object.fromEntries(values));
  });

  test('has a field for every key its call asks for, and no other', () => {
    const { entries } = calls[form.call].body;
    const asked = Object.keys(entries).filter((key) => !['captchaToken', 'homepage', 'fillMs'].includes(key));
    const file = 'file' in form ? [form.file] : [];
    expect(
      [...Object.keys(payloadOf(form.fields, fieldNames<AnyForm['fields']>(form))), ...file].toSorted(),
    ).toEqual(asked.toSorted());
  });
});
