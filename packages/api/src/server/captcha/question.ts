import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { limits } from '../../contract/limits.ts';
import { type CaptchaProvider, captchaRefused, captchaUsed } from './captcha.ts';

/** A question in words, and the signed token that goes back with its answer. */
export interface Question {
  text: string;
  token: string;
}

const words = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
const numbers = [
  ...words,
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
];

export interface QuestionProvider extends CaptchaProvider {
  ask(): Question;
}

/** Joins what a form without scripts sends into the one token that `check` takes. */
export const questionToken = (token: string, answer: string) => `${token}:${answer}`;

function sumOf(answer: string): number {
  const text = answer.trim().toLowerCase();
  return /^\d{1,2}$/.test(text) ? Number(text) : numbers.indexOf(text);
}

/**
 * A sum of two digits in words, for visitors without JavaScript. It stops the simplest programs only, so it is offered
 * on forms posted without scripts alone, signed, short-lived, single-use and behind the rate limit.
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
      return { text: `What is ${words[one]} plus ${words[other]}?`, token: `${payload}.${sign(payload)}` };
    },
    async check(token) {
      const match = /^((\d)\.(\d)\.(\d{1,15})\.\d{1,15})\.([\w-]{43}):([\s\S]{0,20})$/.exec(token);
      const [, payload = '', one = '', other = '', expiresAt = '', signature = '', answer = ''] = match ?? [];
      if (!match || !timingSafeEqual(Buffer.from(sign(payload)), Buffer.from(signature)))
        throw captchaRefused();
      if (Number(expiresAt) <= now()) throw captchaUsed();
      if (sumOf(answer) !== Number(one) + Number(other)) throw captchaRefused();
      return { key: `question:${signature}`, expiresAt: Number(expiresAt) };
    },
  };
}
