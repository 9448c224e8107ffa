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
