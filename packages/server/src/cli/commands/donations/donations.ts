import { dollars } from '@banyan/api/internal';
import { write } from '../../../database/write.ts';
import { donorName } from '../../../donations/donor.ts';
import { issuer } from '../../../donations/issuer.ts';
import { donationLetter } from '../../../donations/letters.ts';
import { choosePayments } from '../../../donations/payments/choose.ts';
import { donationByReference, latestDonations } from '../../../donations/reads.ts';

import { reconcile } from '../../../donations/reconcile.ts';
import { reconcileRefunds } from '../../../donations/refund-reconcile.ts';
import { queueLetter } from '../../../mail/outbox.ts';
import { command } from '../../command.ts';
import { CommandError } from '../../command-error.ts';

/** How many gifts the list shows; the statement has them all. */
const listed = 200;

/** What came in, and what became of it. */
export const donationsList = command({
  name: 'donations list',
  summary: 'gifts, newest first: how far each came, how much, from whom',
  options: {},
  words: {},
  async run({ database, print }) {
    const rows = await latestDonations(database, listed);
    for (const row of rows) {
      const who = donorName(row) || 'nobody yet';
      const demo = row.provider === 'demo' ? '  (demo)' : '';
      const back = row.refunded_cents > 0 ? `, ${dollars(row.refunded_cents)} given back` : '';
      const other = row.captured_cents !== null && row.captured_cents !== row.cents;
      const amount = other
        ? `${dollars(row.cents)} ordered, ${dollars(row.captured_cents ?? 0)} captured`
        : dollars(row.cents);
      const unknown = row.asked_at === null ? '' : '  ·  not settled';
      print(
        `${row.reference}  ${row.created_at.slice(0, 16)}  ${row.state.padEnd(8)}  ${amount}${back}  ${who}${demo}${unknown}`,
      );
    }
    print(rows.length === 0 ? 'No gifts yet.' : `${rows.length} shown.`);
  },
});

/** After a crash, or to be sure. The site does the same every minute. */
export const donationsReconcile = command({
  name: 'donations reconcile',
  summary: 'asks the payment service about every gift and refund whose end is not known',
  options: {},
  words: {},
  async run({ config, database, print }) {
    const provider = choosePayments(config, database, Date.now);
    if (!provider) throw new CommandError('PAYPAL_CLIENT_ID is not set, so there is nobody to ask.');
    const payments = { database, provider, volunteers: config.mail.to, now: Date.now };
    const gifts = await reconcile(payments);
    for (const { reference, before, after, open } of gifts) {
      print(`${reference}  ${before} → ${after}${open && `  ·  still open: ${open}`}`);
    }
    const refunds = await reconcileRefunds(payments);
    for (const { reference, before, after } of refunds) print(`${reference}  refund ${before} → ${after}`);
    const many = gifts.length + refunds.length;
    print(many === 0 ? 'Nothing is open.' : `${many} looked at.`);
  },
});

/** One receipt, to read or to send again. */
export const donationsReceipt = command({
  name: 'donations receipt',
  summary: 'one receipt, by its reference or order; --mail sends it to the donor again',
  options: { mail: { summary: 'sends it to the donor again' } },
  words: { gift: { shown: 'ID' } },
  async run({ database, now, options, print, words: { gift: name } }) {
    const row = await donationByReference(database, name);
    if (!row) throw new CommandError(`There is no gift ${name}.`);
    if (row.state !== 'captured') {
      throw new CommandError(`${row.reference} is ${row.state}: no money was taken, so there is no receipt.`);
    }
    const letter = donationLetter(await issuer(database), row);
    if (!letter) throw new CommandError(`Nobody left a name with ${row.reference}.`);
    print(letter.body);
    if (!options.mail) return;
    await write(database, (writing) => queueLetter(writing, letter, now));
    print(`\nA mail to ${letter.recipient} is in the outbox.`);
  },
});
