import { RegistrationWizard } from '@banyan/forms/membership';
import { Notice, TextLink } from '@banyan/ui/elements';
import { useHydrated } from '@banyan/ui/hooks';
import { Container, Section } from '@banyan/ui/layout';
import { PageHead } from '@banyan/ui/sections';
import { getRouteApi } from '@tanstack/react-router';
import { registration } from '../../content/membership.ts';
import { site } from '../../content/site.ts';
import { useCaptchaSettings } from '../useCaptchaSettings.ts';
import { NearYou } from './NearYou.tsx';
import { sendRegistration } from './sendRegistration.ts';
import { YourClass } from './YourClass.tsx';

const route = getRouteApi('/membership/register');

/** Membership registration in three steps. */
export function RegisterPage() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  // The prerendered file does not know the query; it always shows the first step.
  const step = useHydrated() ? search.step : 1;
  return (
    <Section spacing="bottom">
      <Container>
        <PageHead size="d2" title={registration.heading} />
        <RegistrationWizard
          step={step}
          onStepChange={({ step: next }) => void navigate({ search: { step: next }, resetScroll: false })}
          onSubmit={sendRegistration}
          verification={useCaptchaSettings('registerMember')}
          preview={registration.preview}
          nextSteps={registration.nextSteps}
          programLabel={registration.programLabel}
          meanwhile={({ state, year }) => (
            <>
              <YourClass year={year} />
              <NearYou state={state} />
            </>
          )}
          withoutJavaScript={<WriteInstead />}
        />
      </Container>
    </Section>
  );
}

function WriteInstead() {
  return (
    <Notice heading={registration.withoutJavaScript}>
      <TextLink href={`mailto:${site.email}`}>{site.email}</TextLink>
    </Notice>
  );
}
