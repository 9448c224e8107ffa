import { givingAreas } from './givingAreas.ts';
import { site } from './site.ts';

/** Texts of the fundraising page. */
export const donateHome = {
  hero: {
    numeral: '170+',
    /** The number in words, for screen readers; the title continues the sentence. */
    numeralInWords: 'The college is more than 170',
    title: 'years old, and still under construction',
    lede: 'Scholarships, laptops, rooms and labs: the next engineers start with what the last ones send back.',
  },
  giveBack: {
    heading: 'Give Back',
    text: `Any amount, in two minutes. Every gift is tax-deductible: the association is a ${site.taxStatus} nonprofit.`,
    button: { label: 'DONATE', href: '/donate' },
  },
  supports: {
    heading: 'What Your Gift Supports',
    text: 'Press one and the form names it as your purpose, or leave that blank and we will send it where it is short.',
    areas: [
      {
        title: givingAreas[0],
        text: 'Fees, for students who earned the seat and cannot pay for it.',
      },
      {
        title: givingAreas[1],
        text: 'A machine that can run the simulation, from the first semester.',
      },
      { title: givingAreas[2], text: 'A bed within walking distance of the lab.' },
      {
        title: givingAreas[3],
        text: 'Eight of them, in a new research and innovation park.',
        /** Number of small arches drawn; the sentence says the number too. */
        arches: 8,
      },
      { title: givingAreas[4], text: 'Seed grants, mentors and the permission to try.' },
      { title: givingAreas[5], text: 'For the students and teachers who raise the bar.' },
      {
        title: givingAreas[6],
        text: 'Time, travel and equipment for the people at the blackboard.',
      },
    ],
  },
  closing: {
    heading: 'Somebody paid for the bench you sat on.',
    button: { label: 'DONATE', href: '/donate' },
  },
} as const;
