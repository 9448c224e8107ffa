import { useApiRead } from '@banyan/app/reading';
import { MemberCard, OnPageIndex } from '@banyan/ui/content';
import { TextLink } from '@banyan/ui/elements';
import { Container, Section, Stack } from '@banyan/ui/layout';
import {
  BigSearch,
  ClosingCall,
  Feature,
  FeatureGrid,
  Mentor,
  PageHead,
  RegionalChapters,
} from '@banyan/ui/sections';
import { getRouteApi } from '@tanstack/react-router';
import { chapters } from '../../content/chapters.ts';
import { resources } from '../../content/resources.ts';
import { ResourcesEvents } from './ResourcesEvents.tsx';
import { readDirectoryPreview } from './readDirectoryPreview.ts';

const route = getRouteApi('/resources');

/** Resources page in seven sections. Other pages link to the ids of its headings. */
export function ResourcesPage() {
  const { directory, jobs, stories, mentorship, contact } = resources;
  const start = route.useLoaderData().glance;
  const { data: glance } = useApiRead(start, async (signal) => {
    // The rendered data is recent enough: it is a few rows of lists that have their own pages.
    if (start.ready) return start.data;
    return readDirectoryPreview(undefined, signal);
  });
  const members = glance?.members ?? [];
  return (
    <>
      <Container>
        <PageHead title={resources.heading} lede={resources.lede} />
      </Container>
      <OnPageIndex items={resources.index} />
      <Section>
        <Container>
          <ResourcesEvents among={glance?.events ?? []} />
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
          >
            {members.length > 0
              ? members.map((member) => <MemberCard key={member.memberId} {...member} />)
              : null}
          </BigSearch>
        </Container>
      </Section>
      <Section>
        <Container>
          <Stack space={96}>
            <FeatureGrid variant="panels" heading={jobs.heading} headingId="jobs">
              <Feature title={jobs.access.title} href={jobs.access.href}>
                {jobs.access.text}
              </Feature>
              <Feature title={jobs.submit.title} href={jobs.submit.href} tone="inverse">
                {jobs.submit.text}
              </Feature>
            </FeatureGrid>
            <FeatureGrid variant="panels" heading={stories.heading} headingId="stories">
              <Feature title={stories.read.title} href={stories.read.href}>
                {stories.read.text}
              </Feature>
              <Feature title={stories.tell.title} href={stories.tell.href} tone="inverse">
                {stories.tell.text}
              </Feature>
            </FeatureGrid>
          </Stack>
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
        text={
          <>
            {resources.chapters.text}{' '}
            <TextLink href={resources.chapters.pages.href}>{resources.chapters.pages.label}</TextLink>
          </>
        }
        chapters={chapters.map((chapter) => ({ ...chapter, href: chapter.chat }))}
        linkText={resources.chapters.chat}
        towards={resources.chapters.toPune}
      />
      <ClosingCall heading={contact.heading} headingId="contact" tone="plain" action={contact.button} />
    </>
  );
}
