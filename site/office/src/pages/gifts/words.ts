import { type Gift, isThirdPartyGift, type Refund } from '@banyan/api/office';
import { moneyWords } from '@banyan/office/words';
import type { Said } from '../../useDeed.ts';

/** What PayPal said when it was asked. */
export function askedWords(said: 'changed' | 'same' | 'unsure'): Said {
  switch (said) {
    case 'changed':
      return { tone: 'success', words: 'PayPal has answered. What it said stands here.' };
    case 'same':
      return { tone: 'success', words: 'PayPal has answered: nothing is new.' };
    case 'unsure':
      return { tone: 'critical', words: 'PayPal gave no clear answer. The site goes on asking by itself.' };
  }
}

/** What came of asking for a refund. Nothing is said to be back before PayPal has said so. */
export function refundedWords(
  state: Refund['state'],
  cents: number,
  { contribution, donor, email }: Pick<Gift, 'contribution' | 'donor' | 'email'>,
): Said {
  const sum = moneyWords(cents);
  const paper = isThirdPartyGift(contribution)
    ? ' Our corrected thanks are on their way.'
    : ' A corrected receipt is on its way.';
  switch (state) {
    case 'done':
      return {
        tone: 'success',
        words: `${sum} went back to ${donor || 'the giver'}.${email === '' ? '' : paper}`,
      };
    case 'waits':
      return { tone: 'success', words: 'It waits for a second yes. Others find it on their Desk.' };
    case 'asked':
    case 'pending':
      return {
        tone: 'success',
        words: 'PayPal was asked. It shows here when they answer, usually within a minute.',
      };
    case 'failed':
    case 'dropped':
      return { tone: 'critical', words: 'No money went back. What PayPal said stands with the refund.' };
  }
}
