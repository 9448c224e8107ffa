import { chapter } from 'virtual:chapter';
import { nationalHref } from '@banyan/create-chapter/app';
import { Container, Section } from '@banyan/ui/layout';
import { ClosingCall, DonateHero, Feature, FeatureGrid, GiveBackBox } from '@banyan/ui/sections';

/** The association takes donations on the national site. */
const donate = { label: 'DONATE', href: nationalHref('/donate') };

/** The invisible \u2060 prevents a line break between two brackets. */
const taxStatus = '501(c)\u2060(3)';

const areas = [
  { title: 'Student Scholarships', text: 'Fees, for students who earned the seat and cannot pay for it.' },
  { title: 'Student Laptops', text: 'A machine that can run the simulation, from the first semester.' },
  { title: 'Student Housing', text: 'A bed within walking distance of the lab.' },
  {
    title: 'Centers of Excellence',
    text: 'Eight of them, in a new research and innovation park.',
    arches: 8,
  },
];

/** Page with reasons and purposes for giving, and a link to the donation form. */
export function Give() {
  return (
    <>
      <DonateHero
        numeral="170+"
        numeralInWords="The college is more than 170"
        title="years old, and still under construction"
        lede={chapter.words.give}
      >
        <GiveBackBox
          heading="Give Back"
          text={`Any amount, in two minutes. Every gift is tax-deductible: the association is a ${taxStatus} nonprofit.`}
          action={donate}
        />
      </DonateHero>
      <Section>
        <Container>
          <FeatureGrid
            variant="rows"
            heading="What Your Gift Supports"
            text="Press one and the form names it as your purpose, or leave that blank and we will send it where it is short."
          >
            {areas.map(({ title, text, arches }) => (
              <Feature
                key={title}
                title={title}
                href={`${donate.href}?purpose=${encodeURIComponent(title)}`}
                arches={arches}
              >
                {text}
              </Feature>
            ))}
          </FeatureGrid>
        </Container>
      </Section>
      <ClosingCall heading="Somebody paid for the bench you sat on." action={donate} />
    </>
  );
}
