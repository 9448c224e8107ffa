import { JobBody } from '../../contract/jobs/body.ts';
import type { createJob } from '../../contract/jobs/create-job.ts';
import { jobMessages } from '../../contract/messages.ts';
import type { GuardedHandler } from '../http/handler.ts';
import { checkedForm, type PlainForm, type PlainFormResult } from '../http/no-script-form.ts';

/* Named as the form names its fields. */
const texts = [
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
] as const;
const ticks = ['showContact', 'agreeTerms'] as const;
export type PlainJobValues = Record<(typeof texts)[number], string> & Record<(typeof ticks)[number], boolean>;

/** What the page shows after `POST /submit-job`. */
export type PlainJobResult = PlainFormResult<PlainJobValues>;

function bodyOf(values: PlainJobValues, captchaToken: string) {
  const {
    'postedBy.User.name': name,
    'postedBy.User.email': email,
    'postedBy.User.contactNo': contactNo,
    ...job
  } = values;
  return { ...job, postedBy: { User: { name, email, contactNo } }, captchaToken };
}

/** A job for the board. It is never sent without the question answered. */
export const plainJob = (handler: GuardedHandler<typeof createJob>): PlainForm<PlainJobValues> => ({
  name: 'plain job form',
  errorOccurred: jobMessages.errorOccurred,
  values: (read) => ({
    title: read('title'),
    company: read('company'),
    location: read('location'),
    jobType: read('jobType'),
    description: read('description'),
    requirements: read('requirements'),
    applicationLink: read('applicationLink'),
    'postedBy.User.name': read('postedBy.User.name'),
    'postedBy.User.email': read('postedBy.User.email'),
    'postedBy.User.contactNo': read('postedBy.User.contactNo'),
    showContact: read('showContact') !== '',
    agreeTerms: read('agreeTerms') !== '',
  }),
  submit: (values, { captchaToken }, context) =>
    handler.answer(
      {
        body: checkedForm(JobBody, bodyOf(values, captchaToken), jobMessages.failed),
        params: undefined,
        query: undefined,
      },
      context,
    ),
});
