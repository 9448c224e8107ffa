import { expect, it } from 'vitest';
import { paragraphsOf } from './paragraphs.ts';

const words = (text: string) => paragraphsOf(text).map((paragraph) => paragraph.words);

it('parts a text at empty lines, from whatever machine it comes', () => {
  expect(words('One.\n\nTwo.\r\n\r\nThree.\n \n\nFour.')).toEqual(['One.', 'Two.', 'Three.', 'Four.']);
});

it('keeps a single line end inside its paragraph', () => {
  expect(words('One,\ntwo.')).toEqual(['One,\ntwo.']);
});

it('makes no paragraph of nothing', () => {
  expect(words('  \n\n ')).toEqual([]);
});
