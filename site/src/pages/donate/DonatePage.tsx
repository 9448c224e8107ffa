import { createClientOf } from '@banyan/api/client';
import { captureOrder, createOrder, donationLimits, donationMessages } from '@banyan/api/contract';
import { DonationForm } from '@banyan/forms/donation';
import { Notice } from '@banyan/ui/elements';
import { useHydrated } from '@banyan/ui/hooks';
import { Container, Section } from '@banyan/ui/layout';
import { toast } from '@banyan/ui/overlays';
import { PageHead } from '@banyan/ui/sections';
import { getRouteApi } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { apiBase } from '../../client.ts';
import { donate } from '../../content/donate.ts';
import { givingAreas } from '../../content/givingAreas.ts';
import { useCaptchaSettings } from '../useCaptchaSettings.ts';
import { OtherWays } from './OtherWays.tsx';
import { useDonated } from './useDonated.ts';
import { usePaymentSettings } from './usePaymentSettings.ts';

const route = getRouteApi('/donate');
const client = createClientOf({ createOrder }, { base: apiBase });
const patient = createClientOf(
  { captureOrder },
  { base: apiBase, timeoutMs: donationLimits.captureTimeoutMs },
);

const areas = { ...donate.areas, names: givingAreas };

/** Donation form in two steps, and other ways to give. */
export function DonatePage() {
  const { step, amount, purpose } = route.useSearch();
  const navigate = route.useNavigate();
  // The prerendered file does not know the query; it always shows the first step.
  const hydrated = useHydrated();
  const [prefill] = useState({ amount, purpose: givingAreas.find((area) => area === purpose) });
  const given = amount !== undefined || purpose !== undefined;

  useEffect(() => {
    // The form has taken over these values. Removing them from the URL keeps a reload from undoing changes.
    if (given) void navigate({ search: { step }, replace: true, resetScroll: false });
  }, [given, step, navigate]);

  return (
    <>
      <Section spacing="bottom">
        <Container>
          <PageHead size="d2" title={donate.heading} />
          <DonationForm
            backHref="/donate"
            step={hydrated ? step : 1}
            onStepChange={({ step: next }) => void navigate({ search: { step: next }, resetScroll: false })}
            prefill={prefill}
            onCreateOrder={client.createOrder}
            onCaptureOrder={patient.captureOrder}
            onDonated={useDonated()}
            onFailed={() => toast.error(donationMessages.paymentFailed, { id: 'donation' })}
            payments={usePaymentSettings()}
            verification={useCaptchaSettings('createOrder')}
            areas={areas}
            otherWays={donate.otherWays.link}
            withoutJavaScript={<Notice heading={donate.withoutJavaScript} />}
          />
        </Container>
      </Section>
      <OtherWays />
    </>
  );
}
