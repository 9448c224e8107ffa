import { JobBody } from '@banyan/api/contract';
import * as v from 'valibot';
import { checkWith } from '../../form/checkWith.ts';

/** A job as nobody has begun it, in the order of the form. */
export const emptyJob = {
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
};
type Value<Initial> = Initial extends string ? string : boolean;
export type JobValues = Readonly<{ [Name in keyof typeof emptyJob]: Value<(typeof emptyJob)[Name]> }>;
export type JobName = keyof JobValues;

export const jobNames: readonly JobName[] = [
  'title',
  'company',
  'location',
  'jobType',
  'description',
  'requirements',
  'applicationLink',
  'postedBy.User.name',
  'postedBy.User.email',
  'postedBy.User.contactNo',
  'showContact',
  'agreeTerms',
];

/** The contract's rules for all that is typed; the verification has its own. */
export const checkJob = /* @__PURE__ */ checkWith<JobValues>(
  /* @__PURE__ */ v.omit(JobBody, ['captchaToken']),
  jobNames,
);
