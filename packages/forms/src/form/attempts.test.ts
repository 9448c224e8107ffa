import { expect, test } from 'vitest';
import { createAttempts } from './attempts.ts';

const meera = { name: 'Meera', captchaToken: 'one' };
const again = { name: 'Meera', captchaToken: 'two' };
const mira = { name: 'Mira', captchaToken: 'one' };

test('keeps the key of the same content when its token changes', () => {
  const attempts = createAttempts();
  const first = attempts.keyFor(meera);
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  expect(attempts.keyFor(again)).toBe(first);
});

test('creates a new key for other content, and for the same content after a success', () => {
  const attempts = createAttempts();
  const first = attempts.keyFor(meera);
  expect(attempts.keyFor(mira)).not.toBe(first);
  const second = attempts.keyFor(meera);
  attempts.done();
  expect(attempts.keyFor(meera)).not.toBe(second);
});

test('creates a new key for another photo', () => {
  const attempts = createAttempts();
  const withPhoto = (bytes: string, lastModified = 1) => ({
    ...meera,
    photo: new File([bytes], 'photo.jpg', { lastModified }),
  });
  const first = attempts.keyFor(withPhoto('arch'));
  expect(attempts.keyFor(withPhoto('arch'))).toBe(first);
  expect(attempts.keyFor(withPhoto('arch', 2))).not.toBe(first);
  expect(attempts.keyFor(meera)).not.toBe(first);
});
