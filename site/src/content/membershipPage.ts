import { membershipFilm } from './membershipFilm.ts';

/** Texts of the membership page. */
export const membershipPage = {
  film: membershipFilm,
  heading: 'Membership',
  text: 'If you studied at the college in Pune and live in the United States, you are already one of us. Membership only writes it down: so that a classmate can find you, a chapter can invite you, and a student can ask you how you did it.',
  register: { label: 'Register', href: '/membership/register' },
  facts: [
    { label: 'Cost', value: 'Free', half: true },
    { label: 'Reviewed', value: 'By people', half: true },
    { label: 'What becomes public', value: 'Name, profile, year, program; more only if you say so' },
  ],
  ways: {
    heading: 'Ways to Engage',
    text: 'Six doors into the same building. Most people start with dinner.',
    /** Six tiles fill the rows of a grid with one, two or three columns. */
    tiles: [
      {
        title: 'Come to an event',
        text: 'Picnics, talks, garba and one very long dinner, in seven chapters across the country.',
        href: '/events',
        image: '/art/event-kites.svg',
      },
      {
        title: 'Be found',
        text: 'One entry in the directory: name, year, program and profile. Picture, company and state only if you say so.',
        href: '/alumni-directory',
        image: '/art/way-directory.svg',
      },
      {
        title: 'Hire, or be hired',
        text: 'Jobs posted by people you can write to, visible to every member.',
        href: '/job-board',
        image: '/art/value-career.svg',
      },
      {
        title: 'Mentor a newer graduate',
        text: 'Hold up the arch until the keystone is in. Half an hour a month is enough.',
        href: '/resources#mentorship-section',
        image: '/art/way-mentor.svg',
      },
      {
        title: 'Lend a hand',
        text: 'Chapters run on volunteers. Take one rope; the load is already shared.',
        href: '/contact',
        image: '/art/way-volunteer.svg',
      },
      {
        title: 'Give Back',
        text: 'Scholarships, laptops and rooms for the students who sit where you sat.',
        href: '/donate-home',
        image: '/art/value-give-back.svg',
      },
    ],
  },
  steps: {
    heading: 'Joining takes about four minutes',
    list: [
      {
        title: 'You register',
        text: 'Three short steps: how to reach you, what you studied, how you would like to take part.',
      },
      {
        title: 'We read it',
        text: 'A volunteer checks your year and program. You get an email when that is done.',
      },
      {
        title: 'You are in',
        text: 'Approved members are added to the directory and the newsletter.',
      },
    ],
    own: {
      text: 'In already? Your entry, what you allow and the way out are on',
      link: { label: 'your own page', href: '/my' },
    },
  },
} as const;
