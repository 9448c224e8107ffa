import { nationalHref, sendRegistration, useCaptchaSettings } from '@banyan/create-chapter/app';
import { RegistrationWizard } from '@banyan/forms/membership';
import { Notice, TextLink } from '@banyan/ui/elements';
import { useHydrated } from '@banyan/ui/hooks';
import { Container, Section } from '@banyan/ui/layout';
import { PageHead } from '@banyan/ui/sections';
import { getRouteApi } from '@tanstack/react-router';

const route = getRouteApi('/join');

const preview = {
  heading: 'Your directory entry, so far',
  note: 'This is everything the public sees. Your email, phone, address and company stay with the association.',
};
const nextSteps = [
  {
    title: 'A person reads it',
    text: 'A volunteer of your chapter checks the year and the program against the rolls.',
  },
  {
    title: 'You get an email',
    text: 'It says that you are in, usually within a week. Look in the spam folder too.',
  },
  {
    title: 'You are in the directory',
    text: 'With your name, profile link, graduation year and program, and whatever else you chose to show.',
  },
];

/** Page to join the association, in three steps. The step is in the address, so that Back goes to the previous one. */
export function Join() {
  const { step = 1 } = route.useSearch();
  const navigate = route.useNavigate();
  // The page is built without an address, so it shows the first step until hydration.
  const shown = useHydrated() ? step : 1;
  return (
    <Section spacing="bottom">
      <Container>
        <PageHead size="d2" title="Membership registration" />
        <RegistrationWizard
          step={shown}
          onStepChange={({ step: next }) =>
            void navigate({ search: next === 1 ? {} : { step: next }, resetScroll: false })
          }
          onSubmit={sendRegistration}
          verification={useCaptchaSettings('registerMember')}
          preview={preview}
          nextSteps={nextSteps}
          withoutJavaScript={
            <Notice heading="These three steps need JavaScript. Without it, write to the association.">
              <TextLink href={nationalHref('/contact')}>Write to the association</TextLink>
            </Notice>
          }
        />
      </Container>
    </Section>
  );
}
