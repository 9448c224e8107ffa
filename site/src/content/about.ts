import type { Activity } from '@banyan/ui/imagery';
import type { Face } from './face.ts';
import { site } from './site.ts';

/** Activity of the association, shown as a card. */
interface DoneThing {
  title: string;
  /** Drawing: events, networking, philanthropy, development, service or news. */
  activity: Activity;
  text: string;
  /** Page about the activity. Without it the card is not a link. */
  href?: string;
}

interface BoardMember {
  /** Selects the drawing behind the initials; keep it when a name changes. */
  id: string;
  name: string;
  role: 'President' | 'Treasurer' | 'Secretary' | 'Director';
  /** URL of the professional profile, on another site. */
  profile: string;
  /** Photograph, if the person has agreed to it. Without one the initials are shown. */
  image?: Face;
}

const whatWeDo: readonly DoneThing[] = [
  {
    title: 'Events',
    activity: 'events',
    text: 'Dinners, walks, talks and one loud night a year, in seven chapters.',
    href: '/events',
  },
  {
    title: 'Networking',
    activity: 'networking',
    text: 'Somebody two years ahead of you has already had this meeting.',
    href: '/alumni-directory',
  },
  {
    title: 'Philanthropy',
    activity: 'philanthropy',
    text: 'Scholarships, laptops and rooms for the students there now.',
    href: '/donate-home',
  },
  {
    title: 'Professional Development',
    activity: 'development',
    text: 'Mentors, a job board with names on it, and honest advice.',
    href: '/resources',
  },
  {
    title: 'Community Service',
    activity: 'service',
    text: 'Saturday mornings, where we live: food banks, math tables, trees.',
  },
  {
    title: 'Alumni News & Updates',
    activity: 'news',
    text: 'Who built what, who moved where, and who is getting married.',
    href: '/news',
  },
];

/** The eight board members. The first is shown large. Add an `image` only with the person’s consent. */
const board: readonly BoardMember[] = [
  {
    id: 'leela-umbar',
    name: 'Leela Umbar',
    role: 'President',
    profile: 'https://example.org/in/leela-umbar',
  },
  {
    id: 'vikram-hirda',
    name: 'Vikram Hirda',
    role: 'Treasurer',
    profile: 'https://example.org/in/vikram-hirda',
  },
  {
    id: 'nandini-parijat',
    name: 'Nandini Parijat',
    role: 'Secretary',
    profile: 'https://example.org/in/nandini-parijat',
  },
  {
    id: 'sana-palash',
    name: 'Sana Palash',
    role: 'Director',
    profile: 'https://example.org/in/sana-palash',
  },
  {
    id: 'kabir-shirish',
    name: 'Kabir Shirish',
    role: 'Director',
    profile: 'https://example.org/in/kabir-shirish',
  },
  {
    id: 'arjun-tamhan',
    name: 'Arjun Tamhan',
    role: 'Director',
    profile: 'https://example.org/in/arjun-tamhan',
  },
  {
    id: 'gauri-kanchan',
    name: 'Gauri Kanchan',
    role: 'Director',
    profile: 'https://example.org/in/gauri-kanchan',
  },
  {
    id: 'ishaan-pimpal',
    name: 'Ishaan Pimpal',
    role: 'Director',
    profile: 'https://example.org/in/ishaan-pimpal',
  },
];

/** Texts of the about page. */
export const about = {
  heading: 'About',
  lede: 'The college has taught engineers in Pune for more than 170 years. We are the ones who moved far away, and the newest thing it grew.',
  /** Year the college opened: the start of the timeline. */
  opened: 1854,
  figures: [
    { value: '170+', label: 'years since the college opened in Pune, one line each' },
    { value: '2003', label: `the association is founded, a ${site.taxStatus} nonprofit` },
    { value: '5,000+', label: 'members today, in seven chapters' },
  ],
  years: { label: 'Find your year', href: '/class-of' },
  mission: {
    heading:
      'We keep five thousand engineers within reach of one another, and of the college that taught them.',
    text: 'Most of us arrived with two suitcases and one phone number. The association is the second phone number. It finds you a chapter when you land, a mentor when you change fields, a colleague when you hire, and a way to pay back the bench you sat on. Nobody is paid, and joining is free.',
  },
  whatWeDo,
  board,
  boardNote: {
    text: 'All eight are volunteers. They answer their mail, usually after dinner.',
    link: { label: 'Write to the board', href: '/contact' },
  },
  news: {
    heading: 'Latest news',
    back: 'Back to the news',
    allNews: { label: 'All news', href: '/news' },
    /** Shown when the URL names a news item that does not exist. */
    missing: 'This piece of news is not here',
    missingHint: 'It may have been taken down. These are the newest.',
  },
  getInvolved: {
    register: { label: 'Register as a member', href: '/membership/register' },
    resources: { label: 'See the resources', href: '/resources' },
  },
};
