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

/** What the second step needs beside what was typed. */
export interface PaymentOptions extends GiftOptions {
  /** How money is taken; `undefined` until the deployment's configuration has arrived. */
  payments: PaymentSettings | undefined;
  /** Which human verification, should the server ask for one. */
  verification: VerificationSettings | undefined;
  /** Where other ways to give are told, for when the provider is not to be had. */
  otherWays: { label: string; href: string };
  /** Address of the first step. */
  backHref: string;
}

export interface DonationFormProps extends DonationOptions, PaymentOptions {
  /** Beside the first step: what gifts can be meant for. The one that is named as the purpose is marked, and a press names one. */
  areas: { heading: ReactNode; names: readonly string[]; note: ReactNode };
  /** For visitors without JavaScript, whom a payment cannot serve. */
  withoutJavaScript?: ReactNode;
}

const stepNames = ['Donor Information', 'Payment'];

/**
 * A gift, in two steps (spec part 2 §2, §4, §5, §8). Keeps what was typed in the tab until it is given. Hand it `step` and
 * `onStepChange` to keep the step in the address, so that Back goes to the first one.
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
  // From here on, not from the payment step: what was filled in is both of them.
  const onCreateOrder = useBotSignals(payment.onCreateOrder, form, payment.clock);
  useEffect(() => enter(), [enter]);
  const purpose = fields.values.purpose.trim().toLowerCase();
  return (
    <Stack space={step === 1 ? 48 : 16}>
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
