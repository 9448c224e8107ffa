import type { ApiServer } from '../create-server.ts';

const digits = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

/** For tests: a fresh question and its answer, as the fields of a form. */
export function solvedQuestion(server: ApiServer) {
  const { text, token } = server.contactQuestion();
  const [, one = '', other = ''] = /is (\w+) plus (\w+)/.exec(text) ?? [];
  return { questionToken: token, questionAnswer: String(digits.indexOf(one) + digits.indexOf(other)) };
}
