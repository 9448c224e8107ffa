import { createHmac, randomInt } from 'node:crypto';
import { cleanCode, limits } from '@banyan/api/contract';
import { isSameText } from '../settings/timing-safe-equal.ts';
import { type CaptchaProvider, captchaRefused, captchaUsed } from './captcha.ts';

/** Question in words, and the signed token that is sent back with its answer. */
export interface Question {
  text: string;
  token: string;
}

/** Number words from one on. */
const numbers = [
  ...['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'],
  ...['thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen'],
];
const inWords = (number: number) => numbers[number - 1];

export interface QuestionProvider extends CaptchaProvider {
  ask(): Question;
}

/** Combines the fields of a form without JavaScript into the one token that `check` accepts. */
export const questionToken = (token: string, answer: string) => `${token}:${answer}`;

/** Text before and after a position. */
const halves = (text: string, place: number) => [text.slice(0, place), text.slice(place + 1)] as const;

function sumOf(answer: string): number {
  const text = cleanCode(answer).toLowerCase();
  return numbers.indexOf(text) + 1 || Number(text);
}

/**
 * Sum of two numbers in words, for visitors without JavaScript. It stops only the simplest programs. Therefore it is used only for
 * forms posted without JavaScript, and is signed, short-lived, single-use and rate-limited.
 */
export function question(secret: string, now: () => number): QuestionProvider {
  const sign = (payload: string) =>
    createHmac('sha256', `${secret}:question`).update(payload).digest('base64url');
  return {
    name: 'question',
    ask() {
      const [one, other] = [randomInt(1, 10), randomInt(1, 10)];
      const expiresAt = now() + limits.challengeLifetimeMs * 6;
      const payload = [one, other, expiresAt, randomInt(2 ** 47)].join('.');
      return {
        text: `What is ${inWords(one)} plus ${inWords(other)}?`,
        token: `${payload}.${sign(payload)}`,
      };
    },
    async check(token) {
      const [signed, answer] = halves(token, token.indexOf(':'));
      const [payload] = halves(signed, signed.lastIndexOf('.'));
      const signature = sign(payload);
      if (!isSameText(signed, `${payload}.${signature}`)) throw captchaRefused();
      // The signed payload was written by `ask`, so it is valid.
      const [one = 0, other = 0, expiresAt = 0] = payload.split('.').map(Number);
      if (expiresAt <= now()) throw captchaUsed();
      if (sumOf(answer) !== one + other) throw captchaRefused();
      return { key: `question:${signature}`, expiresAt };
    },
  };
}
