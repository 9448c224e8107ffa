import type { Form } from '../form.ts';
import { jobMessages } from './messages.ts';

/** A job for the board. */
export const jobForm = {
  name: 'job',
  call: 'createJob',
  path: '/submit-job',
  fields: {
    title: '',
    company: '',
    location: '',
    jobType: '',
    description: '',
    requirements: '',
    applicationLink: '',
    'postedBy.User.name': '',
    'postedBy.User.email': '',
    'postedBy.User.contactNo': '',
    showContact: false,
    agreeTerms: false,
  },
  wording: { failed: jobMessages.failed, errorOccurred: jobMessages.errorOccurred },
} as const satisfies Form<'createJob'>;
