import { chapter } from 'virtual:chapter';
import { nationalHref, pageHref, sendMessage, useCaptchaSettings } from '@banyan/create-chapter/app';
import { ContactForm } from '@banyan/forms/contact';
import { Letter } from '@banyan/ui/content';
import { IndexItem, IndexList, MoreLink } from '@banyan/ui/elements';
import { Container, Section, Stack } from '@banyan/ui/layout';
import { PageHead } from '@banyan/ui/sections';
import { useState } from 'react';

const { chat, email, professional, social } = chapter.links;

/** Page with a message form to the association, and other ways to reach the chapter. */
export function Contact() {
  const [isSent, setIsSent] = useState(false);
  return (
    <Section tone="sunk" spacing="bottom">
      <Container>
        <Stack space={48}>
          <PageHead title="Contact" lede={chapter.words.contact} />
          <Letter
            to={isSent ? undefined : 'The secretary, for the whole association'}
            aside={{ heading: 'Or pick up the other end', content: <OtherWays /> }}
          >
            <ContactForm
              onSubmit={sendMessage}
              verification={useCaptchaSettings('sendContactMessage')}
              action={nationalHref('/contact')}
              onSentChange={({ sent }) => setIsSent(sent)}
              sentLede="It is in the secretary’s tray. You will hear from a person, at the address you gave."
              sentLinks={<MoreLink href={pageHref('/')}>Back to the front page</MoreLink>}
            />
          </Letter>
        </Stack>
      </Container>
    </Section>
  );
}

/** Links from chapter.json, and the national site. */
function OtherWays() {
  return (
    <IndexList>
      {chat ? <IndexItem heading="Group chat" detail="The quickest answer" href={chat} /> : null}
      {email ? <IndexItem heading="Email" detail={email} href={`mailto:${email}`} /> : null}
      {professional ? (
        <IndexItem heading="Professional network" detail="Work, mostly" href={professional} />
      ) : null}
      {social ? (
        <IndexItem heading="Social group" detail="Photographs, mostly of food" href={social} />
      ) : null}
      <IndexItem heading="National site" detail="All chapters, on one map" href={nationalHref('/chapters')} />
    </IndexList>
  );
}
