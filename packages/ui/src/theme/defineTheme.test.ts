import { expect, it } from 'vitest';
import { national } from '../themes/national.ts';
import { defineTheme } from './defineTheme.ts';

/*
 * Every line below that expects an error is a test of the compiler: if an incomplete theme began to compile,
 * `npx pnpm@12 types` would fail on the unused expectation.
 */

const { 900: _darkest, ...sevenSteps } = national.brand;
const { idea: _idea, ...withoutIdea } = national;

it('returns the theme unchanged', () => {
  expect(defineTheme(national)).toBe(national);
});

it('rejects an incomplete theme at compile time', () => {
  // @ts-expect-error one of the eight brand steps is missing
  expect(defineTheme({ ...national, brand: sevenSteps })).toBeDefined();
  // @ts-expect-error one of the two accent steps is missing
  expect(defineTheme({ ...national, accent: { 400: '#ffb129' } })).toBeDefined();
  // @ts-expect-error nobody says where the colours come from
  expect(defineTheme(withoutIdea)).toBeDefined();
  // @ts-expect-error a colour is six hexadecimal digits after a number sign, not a word
  expect(defineTheme({ ...national, accentLine: 'orange' })).toBeDefined();
});
