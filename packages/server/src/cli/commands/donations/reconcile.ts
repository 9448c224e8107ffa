import { choosePayments } from '../../../donations/payments/choose.ts';
import { reconcile } from '../../../donations/reconcile.ts';
import { reconcileRefunds } from '../../../donations/refund-reconcile.ts';
import { command } from '../../command.ts';
import { CommandError } from '../../command-error.ts';

/** Reconciles gifts, for example after a crash. The site does the same every minute. */
export const donationsReconcile = command({
  name: 'donations reconcile',
  summary: 'asks the payment service about every gift and refund whose outcome is unknown',
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
