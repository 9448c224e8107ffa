import { findProgram, foldedWords } from '@banyan/api/contract';
import { soundOf, wordsOf } from '../directory/words.ts';

/** The sounds of a name's words, each once. An initial tells nothing where there are whole words. */
export function soundsOf(name: string): string[] {
  const words = wordsOf(name);
  const whole = words.filter((word) => [...word].length > 1);
  return [...new Set((whole.length > 0 ? whole : words).map(soundOf))];
}

/** A program as two of them are compared: one of our codes, else its words. */
export const programKey = (program: string): string => {
  const ours = findProgram(program);
  return ours && ours.code !== 'Other' ? ours.code : foldedWords(program).join(' ');
};

/** A program as people read it. */
export const programShown = (program: string): string => findProgram(program)?.name ?? program;
