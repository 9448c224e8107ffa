import { donationMessages } from '@banyan/api/contract';
import { Heading, TextLink, VisuallyHidden } from '@banyan/ui/elements';
import { Split } from '@banyan/ui/layout';
import { useId } from 'react';
import { FormBody } from '../../form/index.ts';
import * as styles from './DonationForm.css.ts';
import type { PaymentOptions } from './DonationForm.tsx';
import { DonationSummary } from './DonationSummary.tsx';
import { PaymentStep } from './PaymentStep.tsx';
import type { Donation } from './useDonation.ts';
import { useGift } from './useGift.ts';

export interface PaymentProps extends PaymentOptions {
  donation: Donation;
}

/** Step 2, the whole of it: the first one does without this code. */
export function Payment({ donation, backHref, ...options }: PaymentProps) {
  const { form, fields, onBack, onDonorRefused, onGiven } = donation;
  const { values, edit } = fields;
  const gift = useGift(options, { values, edit, onDonorRefused, onGiven });
  const headingId = useId();
  const busy = gift.phase !== 'ready';
  return (
    <>
      <div>
        <TextLink
          href={backHref}
          aria-disabled={busy || undefined}
          onClick={(event) => {
            event.preventDefault();
            // Not from under a payment.
            if (!busy) onBack();
          }}
        >
          {donationMessages.backToInfo}
        </TextLink>
      </div>
      <Split>
        <FormBody ref={form} aria-labelledby={headingId} onSubmit={(event) => event.preventDefault()}>
          <Heading level={2} size="h2" id={headingId} tabIndex={-1}>
            <VisuallyHidden>Step 2 of 2: </VisuallyHidden>
            Payment
          </Heading>
          <PaymentStep {...options} fields={fields} gift={gift} />
        </FormBody>
        <aside aria-label="Donation summary" className={styles.summary}>
          <DonationSummary values={values} />
        </aside>
      </Split>
    </>
  );
}
