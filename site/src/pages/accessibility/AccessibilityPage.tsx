import { PagePart, Prose } from '@banyan/ui/content';
import { ButtonLink, Text, TextLink } from '@banyan/ui/elements';
import { Container, Section, Stack } from '@banyan/ui/layout';
import { PageHead } from '@banyan/ui/sections';
import { accessibility } from '../../content/accessibility.ts';
import { site } from '../../content/site.ts';

/** Accessibility statement: the goal, the tests, the known failures, and the contact for reports. */
export function AccessibilityPage() {
  const { heading, lede, parts, tell, reviewed } = accessibility;
  return (
    <Section spacing="bottom">
      <Container>
        <Stack space={48}>
          <PageHead title={heading} lede={lede} />
          <Stack space={48}>
            {parts.map((part) => (
              <PagePart key={part.id} id={part.id} heading={part.heading}>
                <Prose
                  content={{
                    sanitisedHtml: `<ul>${part.lines.map((line) => `<li>${line}</li>`).join('')}</ul>`,
                  }}
                />
              </PagePart>
            ))}
            <PagePart id={tell.id} heading={tell.heading}>
              <Stack space={24}>
                <Text measure>
                  {tell.text} <TextLink href={`mailto:${site.email}`}>{site.email}</TextLink>
                </Text>
                <div>
                  <ButtonLink href={tell.action.href} variant="line">
                    {tell.action.label}
                  </ButtonLink>
                </div>
                <Text tone="quiet">{reviewed}</Text>
              </Stack>
            </PagePart>
          </Stack>
        </Stack>
      </Container>
    </Section>
  );
}
