import { writeSync } from 'node:fs';
import { readConfig } from '../config.ts';
import { openDatabase } from '../database/open.ts';
import { paypal } from './payments/paypal.ts';
import { refundDonation } from './refunding.ts';

/**
 * A treasurer for the test of refunds to kill, who gives back 7 dollars of every gift, again and again, three at once. Each refund that was
 * answered is said on standard output. `argv`: data directory, PayPal's address.
 */
const [dataDir = '', api = ''] = process.argv.slice(2);

process.stdin.once('end', () => process.exit(0));
await new Promise((resolve) => process.stdin.once('data', resolve));
const database = await openDatabase(readConfig({ ...process.env, DATA_DIR: dataDir }));
const keys = { clientId: 'client', clientSecret: 'secret', webhookId: 'webhook' };
const payments = {
  ...{ database, provider: paypal({ ...keys, api }, Date.now), volunteers: 'v@example.org', now: Date.now },
};

async function giveBack(lane: number): Promise<void> {
  const gifts = await database.selectFrom('donations').select(['reference', 'version']).execute();
  for (const [index, { reference, version }] of gifts.entries()) {
    if (index % 3 !== lane) continue;
    const wanted = { reference, version, cents: 700, reason: 'Twice', byHand: false, volunteer: 'V' };
    const outcome = await refundDonation({ database, payments, now: Date.now }, wanted);
    if (outcome.state === 'done') writeSync(1, `${outcome.refund.state} ${outcome.refund.id}\n`);
  }
}

for (let round = 0; round < 5; round += 1) await Promise.all([0, 1, 2].map(giveBack));
process.exit(0);
