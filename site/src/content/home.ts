/**
 * Texts of the front page above and including its event. Texts of the specification are verbatim; the others are the association’s.
 */
export const home = {
  hero: {
    heading: 'Connect.',
    description:
      'The association connects engineers who studied in Pune and now live in the United States: with each other, with good work, and with the college that taught them.',
    /** Set to null to hide the button; the layout does not change. */
    button: { label: 'Explore Membership', href: '/membership' },
    note: 'Joining is free.',
    register: { label: 'Join in four minutes', href: '/membership/register' },
  },
  figures: [
    { value: '170+', label: 'years since the college opened in Pune' },
    { value: '2003', label: 'the association is founded' },
    { value: '5,000+', label: 'members, in seven chapters' },
  ],
  years: {
    heading: 'Find your year',
    text: 'One line for every class. The longer it is, the more of them are listed.',
    /** First year drawn, unless an earlier one has a listed member. */
    from: 1950,
    all: { label: 'All years', href: '/class-of' },
    /** `Class of 1998` */
    classOf: (year: number) => `Class of ${year}`,
  },
  values: {
    heading: 'Three reasons to put down a root here',
    text: 'You already share a campus, a canteen and at least one impossible viva with everyone in the room. Start from there.',
    more: { label: 'LEARN MORE', href: '/about' },
    cards: [
      {
        kind: 'connect',
        title: 'Make New Friends',
        text: 'Picnics, garba nights and meetups with people who remember the boat club.',
      },
      {
        kind: 'career',
        title: 'Advance Your Career',
        text: 'A directory that answers, a job board with names on it, and mentors one email away.',
      },
      {
        kind: 'give-back',
        title: 'Give Back',
        text: 'Scholarships, laptops and labs for the students who sit where you sat.',
      },
    ],
  },
  featured: {
    label: 'Featured event',
    register: 'Register',
    allEvents: { label: 'See all events', href: '/events' },
    none: 'No event is featured right now. The calendar has the rest.',
    retry: 'Try again',
    failed: 'The event could not be loaded yet. This page keeps trying.',
    outdated: 'This page may be out of date. The page keeps asking for the latest.',
  },
} as const;
