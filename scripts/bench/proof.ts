import { pbkdf2 } from 'node:crypto';
import { promisify } from 'node:util';
import { type Challenge, proofToken } from '@banyan/api/contract';

const derive = promisify(pbkdf2);

/** Does the work of a visitor's device for one challenge of the embedded verification. @returns its `captchaToken`. */
export async function solved(challenge: Challenge): Promise<string> {
  const { nonce, salt, cost, keyLength, keyPrefix } = challenge.parameters;
  const password = Buffer.concat([Buffer.from(nonce, 'hex'), Buffer.alloc(4)]);
  for (let counter = 0; ; counter += 1) {
    password.writeUInt32BE(counter, password.length - 4);
    const key = await derive(password, Buffer.from(salt, 'hex'), cost, keyLength, 'sha256');
    const derivedKey = key.toString('hex');
    if (derivedKey.startsWith(keyPrefix)) return proofToken(challenge, { counter, derivedKey });
  }
}
