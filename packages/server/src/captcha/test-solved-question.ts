import type { ApiServer } from '../create-server.ts';

/**
 * Number words that a visitor may write instead of digits. Deliberately not imported from `question.ts`, which is tested against
 * them.
 */
export const numbersInWords = (
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen ' +
  'sixteen seventeen eighteen'
).split(' ');

/** Sum that a question asks for. */
export function answerTo(text: string): number {
  const [, one = '', other = ''] = /^What is (\w+) plus (\w+)\?$/.exec(text) ?? [];
  return numbersInWords.indexOf(one) + numbersInWords.indexOf(other);
}

/** New question and its answer, as form fields. */
export function solvedQuestion(server: ApiServer) {
  const { text, token } = server.contactQuestion();
  return { questionToken: token, questionAnswer: String(answerTo(text)) };
}
