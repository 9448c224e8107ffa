/** Paragraphs of a plain text: empty lines part them, single line ends stay inside. The key is the place in the text. */
export const paragraphsOf = (text: string): { key: number; words: string }[] =>
  text
    .replace(/\r\n?/g, '\n')
    .split(/\n[^\S\n]*\n\s*/)
    .map((words, key) => ({ key, words: words.trim() }))
    .filter(({ words }) => words !== '');
