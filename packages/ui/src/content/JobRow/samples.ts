import type { JobSummary } from './JobRow.tsx';

/** Three made-up jobs for stories. */
export const sampleJobs: readonly JobSummary[] = [
  {
    title: 'Controls engineer, rooftop pumps',
    company: 'Northspan Systems',
    location: 'Plano, Texas',
    jobType: 'Full-time',
    description:
      'Field-oriented control on a small budget, and a lab with a window. You will write the firmware, break it on the bench, and then explain to a landlord why it is quiet now.\n\nSix people, one oscilloscope each.',
    requirements:
      'Five years with motor drives, or three and a good story\n- C, and the patience to read someone else’s\n• Comfortable on a roof',
    age: 'Posted 3 days ago',
    dateTime: '2026-11-18T09:00:00Z',
    days: 3,
    poster: { name: 'Leela Umbar', email: 'leela.umbar@example.org', phone: '(972) 555-0118' },
    applyHref: 'https://jobs.example.org/northspan/controls',
  },
  {
    title: 'Bridge inspector, night crew',
    company: 'Catenary Labs',
    location: 'Seattle, Washington',
    jobType: 'Contract',
    description:
      'Rope access, ultrasound and a very good torch. Forty bridges a year, all of them over water, most of them in rain.',
    age: 'Posted 2 weeks ago',
    dateTime: '2026-11-06T09:00:00Z',
    days: 15,
    poster: { name: 'Ishaan Pimpal' },
    applyHref: 'mailto:nights@example.org',
  },
  {
    title: 'Lecturer in machine design',
    company: 'Prairie State College',
    location: 'Peoria, Illinois',
    jobType: 'Part-time',
    description:
      'Two courses, one laboratory and an office with a drawing board. Marking is done by hand and you will be thanked for it.',
    requirements: 'A drawing you are proud of',
    age: 'Posted 1 month ago',
    dateTime: '2026-10-12T09:00:00Z',
    days: 40,
    poster: { name: 'Gauri Kanchan' },
    applyHref: 'https://college.example.org/jobs/7',
  },
];
