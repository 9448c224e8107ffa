import { Heading, MoreLink, Text } from '@banyan/ui/elements';
import { Container, Section, Split, Stack } from '@banyan/ui/layout';
import { donate } from '../../content/donate.ts';

const { otherWays } = donate;

/** Other ways to give, always shown: they work without JavaScript and without a payment provider. */
export function OtherWays() {
  return (
    <Section tone="sunk" labelledBy="other-ways">
      <Container>
        <Split ratio="4/8">
          <Stack space={16}>
            <Heading level={2} id="other-ways">
              {otherWays.heading}
            </Heading>
            <Text tone="quiet" measure>
              {otherWays.text}
            </Text>
          </Stack>
          <Stack element="ul" space={24}>
            {otherWays.ways.map(({ title, text, link }) => (
              <Stack key={title} element="li" space={4} align="start">
                <Heading level={3} size="h4">
                  {title}
                </Heading>
                <Text>{text}</Text>
                {link ? <MoreLink href={link.href}>{link.label}</MoreLink> : null}
              </Stack>
            ))}
          </Stack>
        </Split>
      </Container>
    </Section>
  );
}
