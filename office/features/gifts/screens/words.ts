import { type Gift, isThirdPartyGift, type Refund } from '@banyan/api/office';
import type { Feedback } from '../../../kit/useActions.ts';
import { moneyWords } from '../../../kit/words/money.ts';

/** Sentence about PayPal’s answer. */
export function askedWords(said: 'changed' | 'same' | 'unsure'): Feedback {
  switch (said) {
    case 'changed':
      return { tone: 'success', words: 'PayPal answered. The gift is updated.' };
    case 'same':
      return { tone: 'success', words: 'PayPal answered: nothing has changed.' };
    case 'unsure':
      return { tone: 'critical', words: 'PayPal gave no clear answer. We keep checking automatically.' };
  }
}

/** Sentence about the result of a refund request. It says refunded only after PayPal has confirmed it. */
export function refundedWords(
  state: Refund['state'],
  cents: number,
  { contribution, donor, email }: Pick<Gift, 'contribution' | 'donor' | 'email'>,
): Feedback {
  const sum = moneyWords(cents);
  const paper = isThirdPartyGift(contribution)
    ? ' Our corrected thank-you is on its way.'
    : ' A corrected receipt is on its way.';
  switch (state) {
    case 'done':
      return {
        tone: 'success',
        words: `${sum} refunded to ${donor || 'the donor'}.${email === '' ? '' : paper}`,
      };
    case 'waits':
      return { tone: 'success', words: 'It needs a second approval. Others see it on their dashboard.' };
    case 'asked':
    case 'pending':
      return {
        tone: 'success',
        words: 'Requested from PayPal. The result appears here, usually within a minute.',
      };
    case 'failed':
    case 'dropped':
      return { tone: 'critical', words: 'No money was refunded. PayPal’s reason is next to the refund.' };
  }
}
