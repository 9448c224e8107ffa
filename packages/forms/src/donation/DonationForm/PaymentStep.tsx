import { donationLimits, donationMessages } from '@banyan/api/contract';
import { Button, Icon, Notice, Text, TextLink } from '@banyan/ui/elements';
import { useHydrated } from '@banyan/ui/hooks';
import { Lock } from 'lucide';
import { systemClock } from '../../form/clock.ts';
import { HoneypotField } from '../../form/HoneypotField/index.ts';
import { live } from '../../form/live.css.ts';
import { PaymentButtons } from '../../payment/index.ts';
import { AmountField } from '../AmountField/index.ts';
import * as styles from './DonationForm.css.ts';
import type { PaymentOptions } from './DonationForm.tsx';
import { amountError } from './donationFields.ts';
import { isInAppBrowser } from './inAppBrowser.ts';
import type { Donation } from './useDonation.ts';
import type { Gift } from './useGift.ts';

export interface PaymentStepProps extends Omit<PaymentOptions, 'backHref'> {
  fields: Donation['fields'];
  gift: Gift;
}

/** How much, and the provider's buttons: what stands under the step's heading. */
export function PaymentStep({
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

/** How the payment stands, in words. Every toast's message stands here too. */
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
