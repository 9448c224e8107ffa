import { ContactForm } from '@banyan/forms/contact';
import { FormSheet } from '@banyan/ui/content';
import { IndexItem, IndexList, MoreLink } from '@banyan/ui/elements';
import { Container, Section, Stack } from '@banyan/ui/layout';
import { PageHead } from '@banyan/ui/sections';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { contact } from '../../content/contact.ts';
import { useCaptchaSettings } from '../useCaptchaSettings.ts';
import { sendMessage } from './sendMessage.ts';

const route = getRouteApi('/contact');

/** Contact form, and the other ways to reach the association. */
export function ContactPage() {
  const { serverState } = route.useLoaderData();
  const verification = useCaptchaSettings('sendContactMessage');
  const [isSent, setIsSent] = useState(serverState?.success !== undefined);
  const { heading, lede, to, aside, sent } = contact;
  return (
    <Section tone="sunk" spacing="bottom">
      <Container>
        <Stack space={48}>
          <PageHead title={heading} lede={lede} />
          <FormSheet to={isSent ? undefined : to} aside={{ heading: aside.heading, content: <OtherWays /> }}>
            <ContactForm
              action="/contact"
              onSubmit={sendMessage}
              verification={verification}
              serverState={serverState ?? undefined}
              onSentChange={(change) => setIsSent(change.sent)}
              sentLede={sent.lede}
              sentLinks={<MoreLink href={sent.home.href}>{sent.home.label}</MoreLink>}
            />
          </FormSheet>
        </Stack>
      </Container>
    </Section>
  );
}

function OtherWays() {
  return (
    <IndexList>
      {contact.aside.links.map(({ label, note, href }) => (
        <IndexItem key={label} heading={label} detail={note} href={href} />
      ))}
    </IndexList>
  );
}
