import { writeSync } from 'node:fs';
import { readConfig } from '../config.ts';
import { createServer } from '../create-server.ts';

/**
 * A server for the test of giving to kill, and its donors: three at once give without pause, and each order that was
 * acknowledged as paid is said on standard output. `argv`: data directory, PayPal's address, name of the round.
 */
const [dataDir = '', api = '', round = ''] = process.argv.slice(2);

process.stdout.write('loaded\n');
process.stdin.once('end', () => process.exit(0));
await new Promise((resolve) => process.stdin.once('data', resolve));
const keys = { PAYPAL_CLIENT_ID: 'client', PAYPAL_CLIENT_SECRET: 'secret', PAYPAL_API: api };
const server = await createServer(
  readConfig({ ...process.env, DATA_DIR: dataDir, RATE_LIMIT_WRITES: '0', ...keys }),
  {
    samples: false,
    reconcileIntervalMs: 3_600_000,
  },
);

const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  server.fetch(
    new Request(`http://localhost:3000/api/donations${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(body),
    }),
    { peer: '127.0.0.1' },
  );

async function give(email: string): Promise<void> {
  const made = await post('/create-order', { amount: 25, currency_code: 'USD' });
  const { id: orderId } = await made.json();
  const Cookie = made.headers.get('Set-Cookie')?.split(';')[0] ?? '';
  const person = { firstName: 'A', lastName: 'B', graduationYear: 1998, program: 'PhD' };
  const paid = await post('/capture-order', { orderId, donorInfo: { ...person, email } }, { Cookie });
  writeSync(1, `${paid.status} ${orderId}\n`);
}

async function donor(name: string): Promise<void> {
  for (let i = 0; ; i += 1) await give(`${name}-${round}-${i}@example.org`);
}

await Promise.all(['a', 'b', 'c'].map(donor));
