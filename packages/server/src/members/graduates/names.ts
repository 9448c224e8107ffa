import { findProgram, foldedWords } from '@banyan/api/contract';
import { soundOf, wordsOf } from '../directory/words.ts';

/** Sounds of a name's words, each once. Initials are left out if the name has whole words. */
export function soundsOf(name: string): string[] {
  const words = wordsOf(name);
  const whole = words.filter((word) => [...word].length > 1);
  return [...new Set((whole.length > 0 ? whole : words).map(soundOf))];
}

/** Key for comparing programs: one of our codes, else the words of the text. */
export const programKey = (program: string): string => {
  const ours = findProgram(program);
  return ours && ours.code !== 'Other' ? ours.code : foldedWords(program).join(' ');
};

/** Display name of a program. */
export const programShown = (program: string): string => findProgram(program)?.name ?? program;
