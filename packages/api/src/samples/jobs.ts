import type { JobBody } from '../contract/jobs/body.ts';

/** Sample job as a member would submit it, with the days since it was posted. */
export interface SampleJob extends Omit<JobBody, 'captchaToken' | 'agreeTerms'> {
  daysAgo: number;
}

const poster = (name: string, contactNo: string) => ({
  User: { name, email: `${name.toLowerCase().replace(' ', '.')}@example.org`, contactNo },
});

/** Jobs of a new installation, posted by members for members; the jobs and their companies are invented. */
export const sampleJobs: readonly SampleJob[] = [
  {
    daysAgo: 1,
    title: 'Bridge inspection engineer',
    company: 'Lattice & Span',
    location: 'Portland, Oregon',
    jobType: 'Full-time',
    remote: false,
    payMin: 84000,
    payMax: 108000,
    payPeriod: 'year',
    description:
      'Nine months of the year you are under a bridge with a hammer and a head torch, listening to what the steel says. The other three you write it down so that a county can decide with it.\n\nWe look after 214 spans in three states. You would take over forty of them, with their drawings, some of which are older than the college.',
    requirements:
      'A degree in civil engineering, a licence or the will to get one, and no fear of heights worth mentioning.',
    applicationLink: 'https://jobs.example.org/lattice-span/inspection',
    postedBy: poster('Meera Palash', '503-555-0114'),
    showContact: true,
  },
  {
    daysAgo: 4,
    title: 'Firmware engineer, battery systems',
    company: 'Northfield Power',
    location: 'Remote, United States',
    jobType: 'Full-time',
    remote: true,
    payMin: 120000,
    payMax: 155000,
    payPeriod: 'year',
    description:
      'Our packs keep 1,900 rural clinics cold, and each of them is run by 40 kilobytes of C. You would own the part that decides when a cell is too old to trust.\n\nThe team is six people in four time zones. We review everything, we ship on Tuesdays, and nobody is on call alone.',
    requirements: 'C on small processors, patience with oscilloscopes, and some feeling for chemistry.',
    applicationLink: 'https://jobs.example.org/northfield/firmware',
    postedBy: poster('Nikhil Umbar', '612-555-0127'),
    showContact: false,
  },
  {
    daysAgo: 9,
    title: 'Summer intern, water treatment',
    company: 'Harbor Water Works',
    location: 'Seattle, Washington',
    jobType: 'Internship',
    remote: false,
    payMin: 27,
    payMax: 27,
    payPeriod: 'hour',
    description:
      'Ten weeks in a plant that has not stopped since 1931. You will measure one thing properly, find out why it is not what the model says, and tell the night shift about it in words they can use.\n\nPaid, with a room ten minutes away by bicycle. Students in their third or fourth year are who we have in mind.',
    requirements: '',
    applicationLink: 'mailto:interns@example.org',
    postedBy: poster('Sunanda Kadamb', '206-555-0139'),
    showContact: true,
  },
  {
    daysAgo: 13,
    title: 'Senior process metallurgist',
    company: 'Blue Kiln Ceramics',
    location: 'Pittsburgh, Pennsylvania',
    jobType: 'Full-time',
    remote: false,
    payMin: 115000,
    payPeriod: 'year',
    description:
      'A furnace is a slow conversation. Ours has been going for eleven years, and the person who understood it best retires in May. Come in January and listen along.\n\nYou would be responsible for three lines, two of them new, and for the sentence "we know why" in every report.',
    requirements: 'Metallurgy or materials, eight years beside something hot.',
    applicationLink: 'https://jobs.example.org/blue-kiln/metallurgist',
    postedBy: poster('Girish Pimpal', '412-555-0148'),
    showContact: false,
  },
  {
    daysAgo: 22,
    title: 'Contract drafter, substation layouts',
    company: 'Granite Grid',
    location: 'Austin, Texas',
    jobType: 'Contract',
    remote: true,
    payMin: 65,
    payMax: 80,
    payPeriod: 'hour',
    description:
      'Four months, six substations, drawings that a crew can build from in the rain. We hand you the one-line diagrams and the survey; you hand us layouts that need no telephone call.\n\nWork from wherever you like, with two site visits that we pay for.',
    requirements: 'A drawing set you are proud of, with the client’s name taken out.',
    applicationLink: 'https://jobs.example.org/granite-grid/drafter',
    postedBy: poster('Vaishali Bakul', '512-555-0153'),
    showContact: true,
  },
  {
    daysAgo: 31,
    title: 'Teaching assistant, evening robotics',
    company: 'Open Canal School',
    location: 'Chicago, Illinois',
    jobType: 'Part-time',
    remote: false,
    payMin: 30,
    payPeriod: 'hour',
    description:
      'Two evenings a week, fourteen teenagers, one arm with five joints. They write the code; you ask the question that makes them find the bug themselves.\n\nFrom September to April, with the whole of December off. The soldering irons are ours.',
    requirements: '',
    applicationLink: 'mailto:teach@example.org',
    postedBy: poster('Rohan Chinch', '312-555-0161'),
    showContact: false,
  },
  {
    daysAgo: 47,
    title: 'Verification engineer, image sensors',
    company: 'Teak Semiconductors',
    location: 'San Jose, California',
    jobType: 'Full-time',
    remote: false,
    description:
      'A sensor has nine million ways of being slightly wrong. You would write the tests that find them before the mask does, and argue with designers who are usually right.\n\nSmall company, long memory, and a lab you can walk to from the train.',
    requirements: 'SystemVerilog, statistics, stubbornness.',
    applicationLink: 'https://jobs.example.org/teak/verification',
    postedBy: poster('Anjali Shirish', '408-555-0172'),
    showContact: true,
  },
];
