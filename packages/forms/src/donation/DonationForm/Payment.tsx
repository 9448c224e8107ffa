import { donationLimits, donationMessages } from '@banyan/api/contract';
import { Button, FactGrid, Heading, Icon, Notice, Text, TextLink, VisuallyHidden } from '@banyan/ui/elements';
import { useHydrated } from '@banyan/ui/hooks';
import { Split } from '@banyan/ui/layout';
import { Lock } from 'lucide';
import { useId } from 'react';
import { systemClock } from '../../form/clock.ts';
import { HoneypotField } from '../../form/HoneypotField/index.ts';
import { FormBody } from '../../form/index.ts';
import { live } from '../../form/live.css.ts';
import { PaymentButtons } from '../../payment/index.ts';
import { AmountField } from '../AmountField/index.ts';
import * as styles from './DonationForm.css.ts';
import type { PaymentOptions } from './DonationForm.tsx';
import { amountError, type DonationValues } from './donationFields.ts';
import { isInAppBrowser } from './inAppBrowser.ts';
import type { Donation } from './useDonation.ts';
import { type Gift, useGift } from './useGift.ts';

interface PaymentProps extends PaymentOptions {
  donation: Donation;
}

/** Step 2, loaded separately: the first step does not need this code. */
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
          className={styles.back}
          aria-disabled={busy || undefined}
          onClick={(event) => {
            event.preventDefault();
            // Going back is not possible during a payment.
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

interface PaymentStepProps extends Omit<PaymentOptions, 'backHref'> {
  fields: Donation['fields'];
  gift: Gift;
}

/** Amount and the provider's buttons, under the step's heading. */
function PaymentStep({
  fields,
  gift,
  payments,
  verification,
  otherWays,
  clock = systemClock,
}: PaymentStepProps) {
  const { phase, captcha } = gift;
  const wrong = amountError(fields.values.amount);
  const locked = phase !== 'ready';
  return (
    <>
      <InAppNotice />
      <AmountField
        {...fields.text('amount')}
        label="Amount in USD"
        hint={`Whole dollars, from $${donationLimits.amount.least}. Your gift is tax-deductible.`}
        error={wrong}
        locked={locked}
      />
      <HoneypotField />
      {captcha.Widget && (
        <captcha.Widget
          id={fields.idOf('captchaToken')}
          settings={verification}
          clock={clock}
          {...captcha.wiring}
        />
      )}
      <GiftStatus gift={gift} />
      {phase !== 'unsettled' && phase !== 'done' && (
        <PaymentButtons
          settings={payments}
          otherWays={<TextLink href={otherWays.href}>{otherWays.label}</TextLink>}
          amount={Number(fields.values.amount)}
          disabled={wrong !== undefined || phase === 'capturing'}
          createOrder={gift.createOrder}
          onApprove={gift.onApprove}
          onReopen={gift.onReopen}
          onCancel={gift.onCancel}
          onError={gift.onError}
        />
      )}
      <Text size="small" tone="quiet" element="div" className={styles.safe}>
        <Icon icon={Lock} size={17} strokeWidth={1.75} className={styles.lock} />
        Payment is handled by the provider. The association never sees your card number, and the invoice goes
        to the address in the summary.
      </Text>
    </>
  );
}

/** Status of the payment in words. Repeats every toast's message. */
function GiftStatus({ gift }: { gift: Gift }) {
  const { phase, problem } = gift;
  return (
    <>
      <div role="status" className={live}>
        {phase === 'capturing' && <Text>Completing the payment. Please keep this page open.</Text>}
        {phase === 'done' && <Notice tone="success" heading={donationMessages.succeeded} />}
      </div>
      <div role="alert" className={live}>
        {problem && (
          <Notice tone={problem.tone} heading={problem.heading}>
            {problem.detail}
          </Notice>
        )}
      </div>
      {phase === 'unsettled' && (
        <div>
          <Button size="large" onClick={gift.tryAgain}>
            Try again
          </Button>
        </div>
      )}
    </>
  );
}

function InAppNotice() {
  const inApp = useHydrated() && isInAppBrowser(navigator.userAgent);
  if (!inApp) return null;
  return (
    <Notice tone="warning" heading="This page is open inside another app">
      Payment windows often do not open here. If nothing happens, open this page in your browser: the menu of
      the app has an entry for it.
    </Notice>
  );
}

/** Summary of the gift and its donor. */
function DonationSummary({ values }: { values: DonationValues }) {
  const { firstName, lastName, email, program, graduationYear, purpose, amount } = values;
  return (
    <FactGrid
      heading={{ label: 'Sheet', value: 'Donation summary' }}
      items={[
        { label: 'Donor', value: `${firstName.trim()} ${lastName.trim()}` },
        { label: 'Email', value: email.trim() },
        { label: 'Program', value: program, half: true },
        { label: 'Graduation year', value: graduationYear, half: true },
        ...(purpose.trim() ? [{ label: 'Purpose', value: purpose.trim() }] : []),
      ]}
      total={{ label: 'Total', value: `$${Number(amount) || 0}` }}
    />
  );
}
