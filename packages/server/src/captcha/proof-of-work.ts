import { createHash } from 'node:crypto';
import { Challenge, limits } from '@banyan/api/contract';
import { createChallenge, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import * as v from 'valibot';
import { type CaptchaProvider, captchaRefused, captchaUsed, type ProofPurpose } from './captcha.ts';

/**
 * Work of the visitor’s device: PBKDF2 with `cost` rounds, tried between `least` and `most` times. About half a second on a 2020
 * laptop and two seconds on a cheap phone. Unlike the usual leading-zeros puzzle, it has an upper bound.
 */
const work = { algorithm: 'PBKDF2/SHA-256', cost: 1_000, least: 300, most: 900 } as const;

/**
 * Factor on the work. A person asks for one or two challenges in ten minutes. A campus or office shares one network, so the work
 * never exceeds a few seconds.
 */
function timesFor(tries: number, call: string): number {
  const times = tries > 20 ? 4 : tries > 10 ? 2 : 1;
  // A proof for every call costs more.
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
 * Embedded default provider: no third party, no key, no configuration. Challenges are signed, so only used ones are stored. The
 * signature differs for each call and network, so a challenge reveals neither and is valid for no other.
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
      // The signature covers all parameters and is checked before any work is done.
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
