import { Split, Stack } from '@banyan/ui/layout';
import { Steps } from '@banyan/ui/navigation';
import { GivingAreas } from '@banyan/ui/sections';
import { type ReactNode, useEffect } from 'react';
import type { VerificationSettings } from '../../captcha/index.ts';
import { useBotSignals } from '../../form/HoneypotField/useBotSignals.ts';
import type { PaymentSettings } from '../../payment/index.ts';
import { DonorStep } from './DonorStep.tsx';
import { Payment } from './Payment.tsx';
import { type DonationOptions, useDonation } from './useDonation.ts';
import type { GiftOptions } from './useGift.ts';

/** Options of the payment step besides the typed values. */
export interface PaymentOptions extends GiftOptions {
  /** Payment provider; `undefined` until the deployment's configuration has arrived. */
  payments: PaymentSettings | undefined;
  /** Provider of the human verification, used if the server asks for one. */
  verification: VerificationSettings | undefined;
  /** Link to other ways to give, shown when the provider is not available. */
  otherWays: { label: string; href: string };
  /** Address of the first step. */
  backHref: string;
}

export interface DonationFormProps extends DonationOptions, PaymentOptions {
  /** Purposes of gifts, listed beside the first step. The chosen purpose is marked, and a press chooses one. */
  areas: { heading: ReactNode; names: readonly string[]; note: ReactNode };
  /** Text for visitors without JavaScript, who cannot pay here. */
  withoutJavaScript?: ReactNode;
}

const stepNames = ['Donor Information', 'Payment'];

/**
 * Donation in two steps (spec part 2 §2, §4, §5, §8). Keeps the typed values in the tab until the gift is made. Pass `step` and
 * `onStepChange` to keep the step in the address, so that Back goes to the first step.
 */
export function DonationForm({
  areas,
  withoutJavaScript,
  prefill,
  step: asked,
  onStepChange,
  ...payment
}: DonationFormProps) {
  const donation = useDonation({ prefill, step: asked, onStepChange });
  const { step, fields, form, enter } = donation;
  // Watches both steps, not only the payment step: the donor fills in both.
  const onCreateOrder = useBotSignals(payment.onCreateOrder, form, payment.clock);
  useEffect(() => enter(), [enter]);
  const purpose = fields.values.purpose.trim().toLowerCase();
  return (
    <Stack space={step === 1 ? 48 : 24}>
      <Steps steps={stepNames} current={step} />
      {withoutJavaScript ? <noscript>{withoutJavaScript}</noscript> : null}
      {step === 1 ? (
        <Split>
          <DonorStep donation={donation} purposes={areas.names} />
          <GivingAreas
            heading={areas.heading}
            areas={areas.names}
            note={areas.note}
            chosen={areas.names.find((name) => name.toLowerCase() === purpose)}
            onChoose={(area = '') => fields.edit({ purpose: area })}
          />
        </Split>
      ) : (
        <Payment {...payment} onCreateOrder={onCreateOrder} donation={donation} />
      )}
    </Stack>
  );
}
