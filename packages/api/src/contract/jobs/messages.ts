import { limits } from '../limits.ts';
import { jobBoardMessages } from './board-messages.ts';
import { jobWords } from './words.ts';

/** Messages of the job board and its form (spec part 2 §2, §5, §8). Field texts that the spec leaves open are not from the spec. */
export const jobMessages = {
  ...jobBoardMessages,
  ...jobWords,
  titleRequired: 'Job title is required',
  companyRequired: 'Company name is required',
  locationRequired: 'Location is required',
  jobTypeRequired: 'Job type is required',
  descriptionRequired: 'Job description is required',
  descriptionShort: `Job description should be at least ${limits.jobDescriptionLeast} characters`,
  linkRequired: 'Application link is required',
  linkInvalid: 'Please enter a valid URL',
  payInvalid: 'Please enter whole dollars, such as 85000',
  payOrder: 'The highest pay should not be below the lowest',
  payPeriodRequired: 'Please say whether the pay is by the year or by the hour',
  nameRequired: 'Your name is required',
  emailRequired: 'Your email is required',
  emailInvalid: 'Please enter a valid email address',
  contactNoRequired: 'Contact number is required',
  termsRequired: 'You must agree to the terms',
} as const;
