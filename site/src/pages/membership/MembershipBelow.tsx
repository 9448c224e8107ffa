import { Heading, NumberedStep, NumberedSteps, Text, TextLink } from '@banyan/ui/elements';
import { Container, Section, Split, Stack } from '@banyan/ui/layout';
import { Feature, FeatureGrid, JoinBand } from '@banyan/ui/sections';
import { membershipPage } from '../../content/membershipPage.ts';

const { heading, text, register, facts, ways, steps } = membershipPage;

/** Texts and links below the animation. */
export function MembershipBelow() {
  return (
    <>
      <JoinBand heading={heading} text={text} action={register} facts={facts} />
      <Section>
        <Container>
          <FeatureGrid variant="tiles" heading={ways.heading} text={ways.text}>
            {ways.tiles.map((tile) => (
              <Feature key={tile.href} title={tile.title} href={tile.href} image={tile.image}>
                {tile.text}
              </Feature>
            ))}
          </FeatureGrid>
        </Container>
      </Section>
      <Section tone="sunk" labelledBy="how-to-join">
        <Container>
          <Split ratio="4/8">
            <Heading level={2} size="h2" id="how-to-join">
              {steps.heading}
            </Heading>
            <Stack space={32}>
              <NumberedSteps>
                {steps.list.map((step) => (
                  <NumberedStep key={step.title} heading={step.title}>
                    {step.text}
                  </NumberedStep>
                ))}
              </NumberedSteps>
              <Text>
                {steps.own.text} <TextLink href={steps.own.link.href}>{steps.own.link.label}</TextLink>.
              </Text>
            </Stack>
          </Split>
        </Container>
      </Section>
    </>
  );
}
