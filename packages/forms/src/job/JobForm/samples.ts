import { captchaMessages, type JobBody, jobForm, type Receipt } from '@banyan/api/contract';
import { expect, fn, userEvent, type within } from 'storybook/test';
import { sampleVerification } from '../../captcha/samples.tsx';
import type { SendOptions } from '../../form/submission.ts';
import type { JobValues } from './useJobForm.ts';

const receipt: Receipt = { success: true, message: '', reference: 'J-7KQ2-94FD' };
export const send = () => fn(async (_body: JobBody, _options: SendOptions): Promise<Receipt> => receipt);
/** Fake that rejects with each error in turn, the last one forever. */
export const refuse = (...errors: [Error, ...Error[]]) =>
  fn(async (_body: JobBody, _options: SendOptions): Promise<Receipt> => {
    throw errors.length > 1 ? errors.shift() : errors[0];
  });

/** Shows the form with its page's texts, without drafts from the previous story. */
export const inItsPage = {
  args: {
    action: '/submit-job',
    boardHref: '/job-board',
    onSubmit: send(),
    verification: sampleVerification,
    preview: {
      heading: 'How it will look',
      note: 'The line over a job measures its 60 days on the board. Your email and number are not shown.',
      noteWithContact:
        'The line over a job measures its 60 days on the board. Your email and number stand in its details.',
    },
    terms: 'I agree to the terms: the job is real, the company is named, and the pay is legal.',
    nextSteps: [
      { title: 'We read it', text: 'Our team reviews it within 24-48 hours.' },
      { title: 'You get an email', text: 'It says that the job is approved.' },
      { title: 'It is on the board', text: 'Visible to all alumni members, for 60 days.' },
      { title: 'Applications come to you', text: 'They arrive through the link you gave.' },
    ],
  },
  beforeEach: () => {
    sessionStorage.clear();
    localStorage.clear();
  },
};

const motorDrives: JobValues = {
  ...jobForm.fields,
  title: 'Motor drive engineer',
  company: 'Northspan Systems',
  location: 'Plano, Texas',
  jobType: 'Full-time',
  description:
    'Build the drive for a very quiet roof pump, then explain to a landlord why nobody can hear it. Six people, one oscilloscope each.',
  requirements: 'C on small processors\nComfortable on a roof',
  applicationLink: 'jobs@example.org',
  'postedBy.User.name': 'Leela Umbar',
  'postedBy.User.email': 'leela.umbar@example.org',
  'postedBy.User.contactNo': '(972) 555-0118',
  agreeTerms: true,
};

/** Starts with these values in the tab's draft. */
export const begun =
  (values: Partial<JobValues> = {}) =>
  () => {
    sessionStorage.clear();
    localStorage.clear();
    const text = JSON.stringify({ version: 1, savedAt: Date.now(), values: { ...motorDrives, ...values } });
    sessionStorage.setItem('banyan.draft.job', text);
  };

type Canvas = ReturnType<typeof within>;

export const box = (canvas: Canvas, name: RegExp | string) => canvas.getByRole('textbox', { name });
export const press = async (canvas: Canvas, name: string) =>
  userEvent.click(await canvas.findByRole('button', { name }));
export const submit = (canvas: Canvas) => press(canvas, 'Submit Job Posting');
export const solve = async (canvas: Canvas) => {
  await press(canvas, 'Solve');
  await expect(canvas.getByText(captchaMessages.verified)).toBeVisible();
};
