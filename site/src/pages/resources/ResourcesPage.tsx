import { OnPageIndex } from '@banyan/ui/content';
import { Container, Section } from '@banyan/ui/layout';
import {
  BigSearch,
  ClosingCall,
  LinkPanel,
  LinkPanels,
  Mentor,
  PageHead,
  RegionalChapters,
} from '@banyan/ui/sections';
import { chapters } from '../../content/chapters.ts';
import { resources } from '../../content/resources.ts';
import { ResourcesEvents } from './ResourcesEvents.tsx';

/** What the association offers, in six sections that other pages link to. The headings' ids are part of its address. */
export function ResourcesPage() {
  const { directory, jobs, mentorship, contact } = resources;
  return (
    <>
      <Container>
        <PageHead title={resources.heading} lede={resources.lede} />
      </Container>
      <OnPageIndex items={resources.index} />
      <Section>
        <Container>
          <ResourcesEvents />
        </Container>
      </Section>
      <Section tone="sunk">
        <Container>
          <BigSearch
            heading={directory.heading}
            headingId="directory"
            action={directory.href}
            label={directory.label}
            placeholder={directory.placeholder}
            buttonLabel={directory.button}
            note={directory.note}
          />
        </Container>
      </Section>
      <Section>
        <Container>
          <LinkPanels heading={jobs.heading} headingId="jobs">
            <LinkPanel title={jobs.access.title} href={jobs.access.href}>
              {jobs.access.text}
            </LinkPanel>
            <LinkPanel title={jobs.submit.title} href={jobs.submit.href} tone="inverse">
              {jobs.submit.text}
            </LinkPanel>
          </LinkPanels>
        </Container>
      </Section>
      <Mentor
        heading={mentorship.heading}
        headingId="mentorship-section"
        lede={mentorship.lede}
        text={mentorship.text}
        action={mentorship.button}
        image={{ src: mentorship.image, alt: mentorship.imageAlt }}
      />
      <RegionalChapters
        heading={resources.chapters.heading}
        headingId="regional-chapters"
        text={resources.chapters.text}
        chapters={chapters.map((chapter) => ({ ...chapter, href: chapter.chat }))}
        linkText={resources.chapters.chat}
        towards={resources.chapters.toPune}
      />
      <ClosingCall heading={contact.heading} headingId="contact" tone="plain" action={contact.button} />
    </>
  );
}
