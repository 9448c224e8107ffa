import { createHash } from 'node:crypto';
import { Challenge, limits } from '@banyan/api/contract';
import { createChallenge, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import * as v from 'valibot';
import { type CaptchaProvider, captchaRefused, captchaUsed, type ProofPurpose } from './captcha.ts';

/**
 * How much work a visitor's device does: PBKDF2 of `cost` rounds, tried between `least` and `most` times. About half a
 * second on a laptop of 2020 and two on a cheap telephone; bounded, where the usual leading-zeros puzzle is not.
 */
const work = { algorithm: 'PBKDF2/SHA-256', cost: 1_000, least: 300, most: 900 } as const;

/**
 * How many times that. A person asks for one or two challenges in ten minutes; a campus or an office shares its network, so
 * that it never becomes more than some seconds.
 */
function timesFor(tries: number, call: string): number {
  const times = tries > 20 ? 4 : tries > 10 ? 2 : 1;
  // Good for everything is worth more.
  return call === '' ? Math.max(times, 2) : times;
}

const Proof = v.object({
  challenge: Challenge,
  solution: v.object({
    counter: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(0xffffffff)),
    derivedKey: v.string(),
  }),
});

function readProof(token: string) {
  try {
    return v.parse(Proof, JSON.parse(Buffer.from(token, 'base64').toString('utf8')));
  } catch {
    throw captchaRefused();
  }
}

/**
 * The embedded default: no third party, no key, nothing to configure. Challenges are signed, so none has to be stored;
 * what is stored is that one was used. The signature is another one for each call and each network, so that a challenge says
 * of neither, and serves nowhere else.
 */
export function proofOfWork(secret: string, now: () => number): CaptchaProvider {
  const signing = ({ call, network }: ProofPurpose) => {
    const of = `${call}:${network}`;
    return {
      hmacSignatureSecret: `${secret}:challenge:${of}`,
      hmacKeySignatureSecret: `${secret}:key:${of}`,
    };
  };
  return {
    name: 'proof-of-work',
    async challenge(purpose, tries) {
      const times = timesFor(tries, purpose.call);
      const challenge = await createChallenge({
        ...signing(purpose),
        algorithm: work.algorithm,
        cost: work.cost,
        counter: randomInt(work.most * times, work.least * times),
        deriveKey,
        expiresAt: Math.ceil((now() + limits.challengeLifetimeMs) / 1000),
      });
      return v.parse(Challenge, challenge);
    },
    async check(token, { call, network }) {
      const { challenge, solution } = readProof(token);
      const expiresAt = (challenge.parameters.expiresAt ?? 0) * 1000;
      if (expiresAt <= now()) throw captchaUsed();
      // The signature is over all of the parameters, and read before any work is done.
      const isProof = (of: string) =>
        verifySolution({ ...signing({ call: of, network }), challenge, solution, deriveKey }).then(
          ({ verified }) => verified,
          () => false,
        );
      if (!(await isProof(call)) && !(await isProof(''))) throw captchaRefused();
      const key = createHash('sha256').update(challenge.signature).digest('base64url');
      return { key: `pow:${key}`, expiresAt };
    },
  };
}
