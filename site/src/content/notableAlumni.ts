import type { StoryCategory } from '@banyan/api/contract';
import type { Face } from './face.ts';

/** Notable alumnus, shown above the stories. */
export interface NotableAlumnus {
  /** Selects the drawing behind the initials. */
  id: string;
  name: string;
  graduationYear: number;
  department: string;
  /** Achievement, in one sentence. */
  achievement: string;
  /** Effect on others, in one sentence. Shown only for the featured alumnus. */
  impact: string;
  /** Photograph, if the person has agreed to it. Without one the initials are shown. */
  image: Face | null;
  /** True for the one alumnus shown large. */
  featured: boolean;
  category: StoryCategory;
}

/**
 * Notable alumni: one featured, and others shown smaller; four of those fit well side by side. All of them are fictional. Name a
 * person, or add an `image`, only if the person has agreed.
 */
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
