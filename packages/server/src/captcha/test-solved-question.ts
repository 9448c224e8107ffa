import type { ApiServer } from '../create-server.ts';

/** For tests: what a visitor may write instead of digits. Not taken from `question.ts`, which is held against it. */
export const numbersInWords = (
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen ' +
  'sixteen seventeen eighteen'
).split(' ');

/** For tests: the sum that a question asks for. */
export function answerTo(text: string): number {
  const [, one = '', other = ''] = /^What is (\w+) plus (\w+)\?$/.exec(text) ?? [];
  return numbersInWords.indexOf(one) + numbersInWords.indexOf(other);
}

/** For tests: a fresh question and its answer, as the fields of a form. */
export function solvedQuestion(server: ApiServer) {
  const { text, token } = server.contactQuestion();
  return { questionToken: token, questionAnswer: String(answerTo(text)) };
}
