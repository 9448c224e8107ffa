import type { getVerificationChallenge } from '@banyan/api/contract';
import type { Handler } from '../http/handler.ts';
import { HttpError } from '../http/http-error.ts';
import type { Services } from '../http/services.ts';

export const challengeHandler = ({
  captchaProvider,
}: Services): Handler<typeof getVerificationChallenge> => ({
  async answer({ query }, { visitor }) {
    if (!captchaProvider.challenge) throw new HttpError(404, 'Another verification is in use here.');
    const { one } = await visitor.count('challenge');
    return captchaProvider.challenge({ call: query.for, network: visitor.network }, one);
  },
});
