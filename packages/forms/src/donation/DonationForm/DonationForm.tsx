import { donationMessages } from '@banyan/api/contract';
import { GivingAreas } from '@banyan/ui/content';
import { Failure, Heading, Spinner, Text, TextLink, VisuallyHidden } from '@banyan/ui/elements';
import { Cluster, Split, Stack } from '@banyan/ui/layout';
import { Steps } from '@banyan/ui/navigation';
import { type ReactNode, useId } from 'react';
import { FormBody } from '../../form/index.ts';
import type { PaymentSettings } from '../../payment/index.ts';
import type { VerificationSettings } from '../../verification/index.ts';
import * as styles from './DonationForm.css.ts';
import { DonorStep } from './DonorStep.tsx';
import { type Donation, type DonationOptions, useDonation } from './useDonation.ts';
import { type PaymentParts, usePaymentParts } from './usePaymentParts.ts';

export interface DonationFormProps extends DonationOptions {
  /** How money is taken; `undefined` until the deployment's configuration has arrived. */
  payments: PaymentSettings | undefined;
  /** Which human verification, should the server ask for one. */
  verification: VerificationSettings | undefined;
  /** Beside the first step: what gifts can be meant for. The one that is named as the purpose is marked. */
  areas: { heading: ReactNode; names: readonly string[]; note: ReactNode };
  /** Other ways to give, where the provider is not to be had. */
  otherWays: ReactNode;
  /** For visitors without JavaScript, whom a payment cannot serve. */
  withoutJavaScript?: ReactNode;
  /** Address of the first step. @default '/donate' */
  backHref?: string;
}

const stepNames = ['Donor Information', 'Payment'];

/**
 * A gift, in two steps (spec part 2 §2, §4, §5, §8). Keeps what was typed in the tab until it is given. Hand it `step` and
 * `onStepChange` to keep the step in the address, so that Back goes to the first one.
 */
export function DonationForm({
  payments,
  verification,
  areas,
  otherWays,
  withoutJavaScript,
  backHref = '/donate',
  ...options
}: DonationFormProps) {
  const donation = useDonation(options);
  const parts = usePaymentParts(donation.begun, donation.step === 2);
  const { step, fields } = donation;
  const areasHeading = areas.heading;
  return (
    <Stack space={step === 1 ? 48 : 16}>
      <Steps steps={stepNames} current={step} />
      {withoutJavaScript ? <noscript>{withoutJavaScript}</noscript> : null}
      {step === 1 ? (
        <Split>
          <DonorStep donation={donation} />
          <GivingAreas
            heading={areasHeading}
            areas={areas.names}
            note={areas.note}
            chosen={areas.names.find(
              (name) => name.toLowerCase() === fields.values.purpose.trim().toLowerCase(),
            )}
          />
        </Split>
      ) : (
        <>
          <BackToInfo donation={donation} href={backHref} />
          <Split>
            <PaymentForm donation={donation}>
              {parts.loaded ? (
                <parts.loaded.PaymentStep
                  donation={donation}
                  payments={payments}
                  verification={verification}
                  otherWays={otherWays}
                  clock={options.clock}
                />
              ) : (
                <Waiting parts={parts} />
              )}
            </PaymentForm>
            <aside aria-label="Donation summary" className={styles.summary}>
              {parts.loaded && <parts.loaded.DonationSummary values={fields.values} />}
            </aside>
          </Split>
        </>
      )}
    </Stack>
  );
}

function BackToInfo({ donation, href }: { donation: Donation; href: string }) {
  return (
    <div>
      <TextLink
        href={href}
        onClick={(event) => {
          event.preventDefault();
          donation.onBack();
        }}
        aria-disabled={donation.gift.phase === 'ready' ? undefined : true}
      >
        {donationMessages.backToInfo}
      </TextLink>
    </div>
  );
}

function PaymentForm({ donation, children }: { donation: Donation; children: ReactNode }) {
  const headingId = useId();
  return (
    <FormBody ref={donation.form} aria-labelledby={headingId} onSubmit={(event) => event.preventDefault()}>
      <Heading level={2} size="h2" id={headingId} tabIndex={-1}>
        <VisuallyHidden>Step 2 of 2: </VisuallyHidden>
        Payment
      </Heading>
      {children}
    </FormBody>
  );
}

/** In the second step's place until its code has arrived. */
function Waiting({ parts: { failed, retry } }: { parts: PaymentParts }) {
  if (failed) {
    return (
      <Failure heading="This step could not be loaded" onRetry={retry} retryLabel="Try again">
        What you typed is kept. If it goes on failing, reload the page.
      </Failure>
    );
  }
  return (
    <Cluster role="status">
      <Spinner />
      <Text>{donationMessages.loadingOptions}</Text>
    </Cluster>
  );
}
