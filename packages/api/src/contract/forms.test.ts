import { describe, expect, test } from 'vitest';
import { calls } from './calls.ts';
import { DonorInfo } from './donations/body.ts';
import { donationForm } from './donations/form.ts';
import { type AnyForm, fieldNames } from './form.ts';
import { formAt, forms, readValues } from './forms.ts';
import { correctEntryForm, hideEntryForm } from './members/entry-forms.ts';
import { RegistrationStep1, RegistrationStep2, RegistrationStep3 } from './members/registration-body.ts';
import { registrationForm } from './members/registration-form.ts';
import { actOnMyPageForm, askForMyPageForm, correctMyEntryForm, enterMyPageForm } from './my/forms.ts';
import { payloadOf } from './payload.ts';
import { answerForm } from './questions/form.ts';

test.each([
  ['/contact', { name: 'contact', params: {} }],
  ['/submit-job', { name: 'job', params: {} }],
  ['/events/register/a%20b', { name: 'eventRegistration', params: { id: 'a b' } }],
  ['/events/register/', undefined],
  ['/events/register/%E0%A4%A', undefined],
  ['/events/register/a/b', undefined],
  ['/submit-job/', undefined],
  ['/about', undefined],
])('finds the form posted to %s: %j', (pathname, found) => expect(formAt(pathname)).toEqual(found));

const ofLetters = { correctEntryForm, hideEntryForm, answerForm };
const ofMyPage = { askForMyPageForm, enterMyPageForm, actOnMyPageForm, correctMyEntryForm };

describe.each(Object.values({ ...forms, ...ofLetters, ...ofMyPage }))('form $name', (form) => {
  test('reads an empty post as the initial values', () => {
    expect(readValues(form, () => '')).toEqual(form.fields);
  });

  test('keeps posted texts and reads any posted checkbox value as true', () => {
    const read = readValues(form, (name) => `of ${name}`);
    const values = Object.entries(form.fields).map(([name, empty]) => [
      name,
      empty === '' ? `of ${name}` : true,
    ]);
    expect(read).toEqual(Object.fromEntries(values));
  });

  test('has a field for every key that its call asks for, and no other', () => {
    const { entries } = calls[form.call].body;
    const asked = Object.keys(entries).filter((key) => !['captchaToken', 'homepage', 'fillMs'].includes(key));
    const file = 'file' in form ? [form.file] : [];
    expect(
      [
        ...Object.keys(payloadOf(form.fields, fieldNames<AnyForm['fields']>(form.fields))),
        ...file,
      ].toSorted(),
    ).toEqual(asked.toSorted());
  });
});

test.each([
  ['registration 1', registrationForm.steps[1], RegistrationStep1.entries],
  ['registration 2', registrationForm.steps[2], RegistrationStep2.entries],
  ['registration 3', registrationForm.steps[3], RegistrationStep3.entries],
  ['donation 1', donationForm.steps[1], DonorInfo.entries],
])('the step %s has exactly the fields of its rules', (_, fields, entries) => {
  const asked = Object.keys(entries).filter((key) => !['captchaToken', 'publicImage'].includes(key));
  expect(Object.keys(payloadOf(fields)).toSorted()).toEqual(asked.toSorted());
});

test.each([registrationForm, donationForm])(
  'the fields of $name are those of its steps, in the same order',
  (form) => {
    const stepped = Object.values(form.steps).flatMap((step) => Object.keys(step));
    expect(Object.keys(form.fields).slice(0, stepped.length)).toEqual(stepped);
  },
);
