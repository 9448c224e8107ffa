import type { Form } from '../form.ts';
import { jobWords } from './words.ts';

/** Job form. */
export const jobForm = {
  name: 'job',
  call: 'createJob',
  path: '/submit-job',
  fields: {
    title: '',
    company: '',
    location: '',
    jobType: '',
    remote: false,
    payMin: '',
    payMax: '',
    payPeriod: '',
    description: '',
    requirements: '',
    applicationLink: '',
    'postedBy.User.name': '',
    'postedBy.User.email': '',
    'postedBy.User.contactNo': '',
    showContact: false,
    agreeTerms: false,
  },
  wording: { failed: jobWords.failed, errorOccurred: jobWords.errorOccurred },
} as const satisfies Form<'createJob'>;
