import type { Receipt, StoryBody } from '@banyan/api/contract';
import { storyForm } from '@banyan/api/contract';
import { expect, fn, userEvent, type within } from 'storybook/test';
import { sampleVerification } from '../../captcha/samples.tsx';
import type { SendOptions } from '../../form/submission.ts';
import type { StoryValues } from './useStory.ts';

const receipt: Receipt = { success: true, message: '', reference: 'S-7K2M-4QHD' };
export const send = () => fn(async (_body: StoryBody, _options: SendOptions): Promise<Receipt> => receipt);
/** Fake that rejects with each error in turn, the last one forever; accepts the story once it reaches `sent`. */
export const refuse = (...errors: (Error | 'sent')[]) => {
  let tries = 0;
  return fn(async (_body: StoryBody, _options: SendOptions): Promise<Receipt> => {
    const error = errors[Math.min(tries, errors.length - 1)];
    tries += 1;
    if (error instanceof Error) throw error;
    return receipt;
  });
};

/** Fake that never answers. */
export const hang = () =>
  fn((_body: StoryBody, _options: SendOptions): Promise<Receipt> => new Promise(() => undefined));

const forget = () => {
  sessionStorage.clear();
  localStorage.clear();
};

/** Shows the form with its page's texts, without drafts from the previous story. */
export const inItsPage = {
  args: {
    action: '/submit-story',
    onSubmit: send(),
    verification: sampleVerification,
    categories: {
      career: 'Career',
      innovation: 'Innovation',
      entrepreneurship: 'Entrepreneurship',
      'social-impact': 'Social impact',
      academia: 'Academia',
      other: 'Other',
    },
    terms: 'I agree to the terms: it is mine to tell, and the editors may shorten it.',
    note: 'Kept in this tab while you write, without the photograph.',
    photoHeading: 'A photograph, if you like',
    guide: [
      {
        label: 'What editors look for',
        value: 'One thing that happened, told by the person it happened to.',
      },
      { label: 'Length', value: 'From 300 characters', half: true },
      { label: 'Answer', value: 'Within a week', half: true },
    ],
    sent: {
      heading: 'Your story is with the editors',
      lede: (email: string) => `One of them writes to ${email}, whatever the answer is.`,
      steps: [
        { label: 'This week', value: 'An editor reads it.' },
        { label: 'Then', value: 'You get an email. A no comes with its reason.' },
      ],
      next: { label: 'Read other stories', href: '/alumni-stories' },
    },
    head: <h1>Submit a story</h1>,
    year: new Date().getFullYear(),
  },
  beforeEach: forget,
};

const beginning =
  'The canteen owed me nothing. I owed the canteen four years of tea, and the man who ran it never once wrote it down. ' +
  'When I left for Ohio he gave me a steel tumbler.\n\n';
const longEnough = `${beginning}It has been on every desk since: two laboratories, one garage, the office of a company that nobody remembers. Last winter I carried it back, full of what I owed.`;

export const gauri: StoryValues = {
  ...storyForm.fields,
  title: 'The steel tumbler',
  category: 'other',
  story: longEnough,
  name: 'Gauri Kanchan',
  email: 'gauri.kanchan@example.org',
  contactNo: '+1 555 0142',
  graduationYear: String(new Date().getFullYear() - 18),
  department: 'Mechanical Engineering',
  currentRole: 'Director',
  company: 'Open Filter',
  agreeTerms: true,
};

/** Starts with these values in the tab's draft. */
export const begun = (values: Partial<StoryValues>) => () => {
  forget();
  const draft = { version: 1, savedAt: Date.now(), values: { ...storyForm.fields, ...values } };
  sessionStorage.setItem('banyan.draft.story', JSON.stringify(draft));
};

type Canvas = ReturnType<typeof within>;

export const box = (canvas: Canvas, name: string | RegExp) => canvas.getByRole('textbox', { name });
export const press = (canvas: Canvas, name: string | RegExp = 'Submit story') =>
  userEvent.click(canvas.getByRole('button', { name }));
export const summary = (canvas: Canvas) => canvas.findByRole('region', { name: /need/ });

/** Checks that everything Gauri typed is still in the fields. */
export const stillTyped = async (canvas: Canvas) => {
  await expect(box(canvas, 'Title')).toHaveValue(gauri.title);
  await expect(box(canvas, 'Story')).toHaveValue(gauri.story);
  await expect(canvas.getByRole('radio', { name: 'Other' })).toBeChecked();
  await expect(canvas.getByLabelText('Graduation year')).toHaveValue(gauri.graduationYear);
  await expect(canvas.getByRole('checkbox', { name: /I agree/ })).toBeChecked();
};

/** Picture as large as a camera's: 2000 by 1500 px in one gray. */
export async function picture(): Promise<File> {
  const canvas = document.createElement('canvas');
  canvas.width = 2000;
  canvas.height = 1500;
  const sky = new Uint8ClampedArray(canvas.width * canvas.height * 4).fill(160);
  canvas.getContext('2d')?.putImageData(new ImageData(sky, canvas.width, canvas.height), 0, 0);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/webp'));
  return new File(blob ? [blob] : [], 'tumbler.webp', { type: 'image/webp' });
}
export const choose = async (canvas: Canvas, file: File) =>
  userEvent.upload(canvas.getByLabelText(/Choose a/), file, { applyAccept: false });
