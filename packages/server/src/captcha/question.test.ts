import { ourMessages } from '@banyan/api/contract';
import { expect, test } from 'vitest';
import { question, questionToken } from './question.ts';
import { answerTo, numbersInWords } from './test-solved-question.ts';

const sending = { call: 'sendContactMessage', network: '203.0.113.7' };
const now = 1_795_000_000_000;
const provider = question('a secret', () => now);
const saidOf = (token: string, by = provider) =>
  by.check(token, sending).then(
    () => 'yes',
    (error: unknown) => (error instanceof Error ? error.message : error),
  );

test('asks every sum in words, and accepts the answer in words or digits', async () => {
  const sums = new Set<number>();
  for (let asked = 0; asked < 1_000; asked += 1) {
    const { text, token } = provider.ask();
    const sum = answerTo(text);
    sums.add(sum);
    const word = numbersInWords[sum] ?? '';
    const answer = [String(sum), word, ` ${word.toUpperCase()} `, ` ${sum}\n`][asked % 4] ?? '';
    expect(await saidOf(questionToken(token, answer)), `${text} ${answer}`).toBe('yes');
  }
  expect([Math.min(...sums), Math.max(...sums), sums.size]).toEqual([2, 18, 17]);
});

test.each(['', ' ', 'x', 'zero', '0', '-1', '1', '7 apples'])('refuses the answer %j', async (answer) => {
  const { text, token } = provider.ask();
  const wrong = answer === '1' ? String(answerTo(text) + 1) : answer;
  expect(await saidOf(questionToken(token, wrong))).toBe(ourMessages.captchaRefused);
});

test('refuses forged questions', async () => {
  const { text, token } = provider.ask();
  const answer = String(answerTo(text));
  const [one = '', other = '', ...rest] = token.split('.');
  const forged = [
    ...[`0.0.${rest.join('.')}:0`, `1${one}.${other}.${rest.join('.')}:${answer}`, token, answer, ':', '.:0'],
    ...[`${token.slice(0, -1)}:${answer}`, `${token}.:${answer}`, `x${token}:${answer}`],
  ];
  for (const sent of forged) expect([sent, await saidOf(sent)]).toEqual([sent, ourMessages.captchaRefused]);
  const elsewhere = question('another secret', () => now);
  expect(await saidOf(questionToken(token, answer), elsewhere)).toBe(ourMessages.captchaRefused);
});

test('expires after half an hour to the millisecond, and each question is used up by itself', async () => {
  let time = now;
  const asking = question('a secret', () => time);
  const [first, second] = [asking.ask(), asking.ask()].map(({ text, token }) =>
    questionToken(token, String(answerTo(text))),
  );
  if (!first || !second) throw new Error('nothing asked');
  const proof = await asking.check(first, sending);
  expect(proof.expiresAt).toBe(now + 1_800_000);
  expect(proof).toEqual(await asking.check(first, sending));
  expect(proof.key).toMatch(/^question:[\w-]{43}$/);
  expect((await asking.check(second, sending)).key).not.toBe(proof.key);
  time = proof.expiresAt - 1;
  expect(await saidOf(first, asking)).toBe('yes');
  time = proof.expiresAt;
  expect(await saidOf(first, asking)).toBe(ourMessages.captchaUsed);
});
