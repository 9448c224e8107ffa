import { Container, Section } from '@banyan/ui/layout';
import { ClosingCall, DonateHero, Feature, FeatureGrid, GiveBackBox } from '@banyan/ui/sections';
import { donateHome } from '../../content/donateHome.ts';

/** Fundraising page: reasons to give, purposes, and the link to the donation form. */
export function DonateHomePage() {
  const { hero, giveBack, supports, closing } = donateHome;
  return (
    <>
      <DonateHero
        numeral={hero.numeral}
        numeralInWords={hero.numeralInWords}
        title={hero.title}
        lede={hero.lede}
      >
        <GiveBackBox heading={giveBack.heading} text={giveBack.text} action={giveBack.button} />
      </DonateHero>
      <Section>
        <Container>
          <FeatureGrid variant="rows" heading={supports.heading} text={supports.text}>
            {supports.areas.map((area) => (
              <Feature
                key={area.title}
                title={area.title}
                href={`/donate?purpose=${encodeURIComponent(area.title)}`}
                arches={'arches' in area ? area.arches : undefined}
              >
                {area.text}
              </Feature>
            ))}
          </FeatureGrid>
        </Container>
      </Section>
      <ClosingCall heading={closing.heading} action={closing.button} />
    </>
  );
}
