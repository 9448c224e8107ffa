import { Heading, IndexItem, IndexList, Text } from '@banyan/ui/elements';
import { Container, Section, Split, Stack } from '@banyan/ui/layout';
import { donate } from '../../content/donate.ts';

const { otherWays } = donate;

/** How to give without this page's payment: always there, for whoever has no JavaScript or no working provider. */
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
          <IndexList>
            {otherWays.ways.map(({ title, text, href }) => (
              <IndexItem key={title} heading={title} detail={text} href={href ?? undefined} />
            ))}
          </IndexList>
        </Split>
      </Container>
    </Section>
  );
}
