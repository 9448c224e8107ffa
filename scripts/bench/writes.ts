import { pbkdf2, randomUUID } from 'node:crypto';
import { promisify } from 'node:util';
import { type Challenge, calls, proofToken } from '@banyan/api/contract';
import autocannon from 'autocannon';
import { milliseconds, type Table, verdict, verdictAtLeast } from '../table.ts';

const budgets = { perSecond: 100, p99Ms: 200 };
const derive = promisify(pbkdf2);

/** Solves a proof of work, as the visitor's browser does. @returns its `captchaToken` */
async function solvedToken(url: string): Promise<string> {
  const path = `/api${calls.getVerificationChallenge.path}?for=sendContactMessage`;
  const challenge: Challenge = await (await fetch(url + path)).json();
  const { nonce, salt, cost, keyLength, keyPrefix } = challenge.parameters;
  const password = Buffer.concat([Buffer.from(nonce, 'hex'), Buffer.alloc(4)]);
  for (let counter = 0; ; counter += 1) {
    password.writeUInt32BE(counter, password.length - 4);
    const key = await derive(password, Buffer.from(salt, 'hex'), cost, keyLength, 'sha256');
    const derivedKey = key.toString('hex');
    if (derivedKey.startsWith(keyPrefix)) return proofToken(challenge, { counter, derivedKey });
  }
}

const messageWith = (captchaToken: string): string =>
  JSON.stringify({
    firstName: 'Asha',
    lastName: 'Kadamb',
    email: 'asha.kadamb@example.org',
    message: `Message ${randomUUID()}: which years does the reunion in autumn invite?`,
    captchaToken,
  });

/** Measures contact messages per second. Each is answered once message and emails are on the disk. Proofs are solved beforehand. */
export async function measureWrites(url: string, share: number): Promise<Table> {
  const rows: string[][] = [];
  for (const connections of [1, 64]) {
    const amount = Math.ceil(Math.max(400, 50 * connections) * share);
    const bodies = await Promise.all(
      Array.from({ length: amount }, () => solvedToken(url).then(messageWith)),
    );
    const result = await autocannon({
      url: `${url}/api${calls.sendContactMessage.path}`,
      method: 'POST',
      connections,
      amount,
      sampleInt: 50,
      requests: [
        {
          setupRequest: (request) => ({
            ...request,
            body: bodies.pop() ?? '',
            headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
          }),
        },
      ],
    });
    if (result['2xx'] < amount)
      throw new Error(`${amount - result['2xx']} of ${amount} messages were refused.`);
    const rate = amount / result.duration;
    const { p99 } = result.latency;
    rows.push([
      connections === 1 ? '1 sender' : `${connections} senders`,
      rate.toFixed(0),
      verdictAtLeast(rate, budgets.perSecond),
      milliseconds(p99),
      verdict(p99, budgets.p99Ms),
    ]);
  }
  const columns = ['POST', 'per second', `≥ ${budgets.perSecond}`, 'p99', `≤ ${milliseconds(budgets.p99Ms)}`];
  return { title: 'Durable contact messages', columns, rows };
}
