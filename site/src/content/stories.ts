import type { StoryCategory } from '@banyan/api/contract';

/** Somebody the association is proud of, above the stories. */
export interface NotableAlumnus {
  /** Decides the drawing behind the initials. */
  id: string;
  name: string;
  graduationYear: number;
  department: string;
  /** One sentence: what for. */
  achievement: string;
  /** One sentence: what it changed for others. Shown with the one who is featured. */
  impact: string;
  /** A picture in /art, 4 by 5. Without one the initials stand in the niche. */
  image: string | null;
  /** One of the alumni is featured and stands large. */
  featured: boolean;
  category: StoryCategory;
}

/** The words of the stories and of the page that each has. */
export const stories = {
  heading: 'Alumni stories',
  lede: 'What became of the people who sat next to you.',
  submit: { label: 'Submit a story', href: '/submit-story' },
  notable: { heading: 'Notable alumni', more: 'More notable alumni' },
  list: {
    heading: 'All stories',
    category: 'Category',
    all: 'All',
    /** Before a tag that narrows the list. */
    tagged: 'Tagged',
    showAll: 'Show all',
    loading: 'Loading stories...',
    failed: 'Stories could not be loaded',
    failedReason: 'The server did not answer, or not in a way that can be read. The rest of the page works.',
    empty: 'No stories found',
    emptyHint: 'Nobody has told one of this kind yet.',
    outdated: 'These are the stories as they stood a while ago.',
    retry: 'Retry',
  },
  /** The six categories, as tabs and stories name them. */
  categories: {
    career: 'Career',
    innovation: 'Innovation',
    entrepreneurship: 'Entrepreneurship',
    'social-impact': 'Social impact',
    academia: 'Academia',
    other: 'Other',
  } satisfies Record<StoryCategory, string>,
  /** Who tells a story that has no name under it. */
  unsigned: 'A graduate',
  story: {
    back: 'All stories',
    related: 'Related stories',
    comments: 'Comments open when the editors have a moderator.',
    loading: 'Loading story...',
    failed: 'This story could not be loaded',
    failedReason: 'The server did not answer, or not in a way that can be read.',
    outdated: 'This is the story as it stood a while ago.',
  },
  unknown: {
    title: 'Story not found',
    heading: 'Nobody has told this one.',
    lede: 'There is no story at this address. It may have been withdrawn by the person it is about.',
    links: [
      { label: 'All stories', note: 'The ones that were told.', href: '/alumni-stories' },
      { label: 'Submit a story', note: 'Or tell it yourself.', href: '/submit-story' },
      { label: 'Front page', note: 'Start from the trunk.', href: '/' },
    ],
  },
} as const;

/** One is featured; four more stand well beside each other. All of them are made up. */
export const notableAlumni: readonly NotableAlumnus[] = [
  {
    id: 'farah',
    name: 'Farah Shivan',
    graduationYear: 1996,
    department: 'Civil Engineering',
    achievement: 'Designed the tidal barrier that has closed two hundred times and never once made the news.',
    impact:
      'Her team’s hinge, drawn first on a placemat, now holds back the sea for three hundred thousand people.',
    image: null,
    featured: true,
    category: 'innovation',
  },
  {
    id: 'kabir',
    name: 'Kabir Shirish',
    graduationYear: 1979,
    department: 'Electrical Engineering',
    achievement: 'Wrote the standard every American substation is inspected against.',
    impact: 'An inspector in Ohio and one in Oregon now look for the same loose bolt.',
    image: null,
    featured: false,
    category: 'career',
  },
  {
    id: 'savar-2001',
    name: 'Tara Savar',
    graduationYear: 2001,
    department: 'Electronics & Telecom',
    achievement: 'Put a seismometer in a mobile phone, and then in a billion of them.',
    impact: 'A warning that used to need a building now fits into a pocket.',
    image: null,
    featured: false,
    category: 'academia',
  },
  {
    id: 'hirda-1968',
    name: 'Vikram Hirda',
    graduationYear: 1968,
    department: 'Mechanical Engineering',
    achievement: 'Fifty-one patents, all of them about valves.',
    impact: 'Most of what you drank this morning went past one of them.',
    image: null,
    featured: false,
    category: 'innovation',
  },
  {
    id: 'gauri',
    name: 'Gauri Kanchan',
    graduationYear: 2008,
    department: 'Metallurgical Engineering',
    achievement: 'A water filter that a bicycle shop can repair.',
    impact: 'Villages that used to wait for a spare part now cut one out of an inner tube.',
    image: null,
    featured: false,
    category: 'social-impact',
  },
];
