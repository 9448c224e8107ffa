import { storyMessages } from '@banyan/api/contract';

/** What somebody types, in the order of the form. The photograph is no text and stands beside it. */
export const storyNames = [
  'title',
  'category',
  'story',
  'name',
  'email',
  'contactNo',
  'graduationYear',
  'department',
  'currentRole',
  'company',
  'agreeTerms',
] as const;
type StoryName = (typeof storyNames)[number];
export type StoryValues = Readonly<
  Record<Exclude<StoryName, 'agreeTerms'>, string> & { agreeTerms: boolean }
>;

export const emptyStory: StoryValues = {
  title: '',
  category: '',
  story: '',
  name: '',
  email: '',
  contactNo: '',
  graduationYear: '',
  department: '',
  currentRole: '',
  company: '',
  agreeTerms: false,
};

/** As the summary says it: one message of the spec names the key of the payload, which nobody has read before. */
export const summaryOf = (message: string): string =>
  message === storyMessages.contactNoRequired ? storyMessages.contactNoSummary : message;
