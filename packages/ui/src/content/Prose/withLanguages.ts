import { createElement, type ReactNode } from 'react';

/** Run of Devanagari words, with the spaces, digits and punctuation between them. */
const devanagari =
  /\p{Script=Devanagari}(?:[\p{Script=Devanagari}\p{N}\p{P}\s\u200c\u200d]*\p{Script=Devanagari})?/gu;

/** Hindi words that Marathi does not have. */
const hindiWord = /(?<![\p{L}\p{M}])(?:है|हैं|और|में|नहीं|था|थी|थे)(?![\p{L}\p{M}])/u;

/** Language of a Devanagari text, as a `lang` value: `hi` if it has a common Hindi word, else `mr`. */
const languageOf = (text: string): 'hi' | 'mr' => (hindiWord.test(text) ? 'hi' : 'mr');

/**
 * Text with its Devanagari parts marked by `lang`, so that screen readers and browsers read, hyphenate and translate them as
 * Marathi or Hindi (WCAG 3.1.2). Text without Devanagari is returned unchanged.
 */
export function withLanguages(text: string): ReactNode {
  const parts: ReactNode[] = [];
  let read = 0;
  for (const { 0: run, index } of text.matchAll(devanagari)) {
    if (index > read) parts.push(text.slice(read, index));
    parts.push(createElement('span', { key: index, lang: languageOf(run) }, run));
    read = index + run.length;
  }
  if (parts.length === 0) return text;
  if (read < text.length) parts.push(text.slice(read));
  return parts;
}
