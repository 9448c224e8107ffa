import { donationMessages } from '@banyan/api/contract';
import { ButtonLink, EmptyState } from '@banyan/ui/elements';
import { Container, Section } from '@banyan/ui/layout';
import { Verifying } from '@banyan/ui/sections';
import { getRouteApi } from '@tanstack/react-router';
import { donate } from '../../content/donate.ts';
import { Thanks } from './Thanks.tsx';
import { useVerified } from './useVerified.ts';

const route = getRouteApi('/donation-success/$orderId');

/** Thank-you page of a gift, for the browser that gave it. */
export function DonationSuccessPage() {
  const { orderId } = route.useParams();
  const details = useVerified(orderId);
  return details ? <Thanks orderId={orderId} details={details} /> : <Checking />;
}

/** Redirects a URL without an order to the front page. */
export function MissingOrder() {
  useVerified('');
  return <Checking />;
}

function Checking() {
  return (
    <Section>
      <Container>
        <Verifying label={donationMessages.verifying} />
        <noscript>
          <AccessNotAllowed />
        </noscript>
      </Container>
    </Section>
  );
}

/** Shown without JavaScript: no gift can have been made here. */
function AccessNotAllowed() {
  return (
    <EmptyState
      heading={donationMessages.notAllowed}
      headingLevel={1}
      action={<ButtonLink href={donate.notAllowed.href}>{donate.notAllowed.label}</ButtonLink>}
    >
      {donationMessages.onlyAfterDonation}
    </EmptyState>
  );
}
