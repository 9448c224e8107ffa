import { StoryBody, storyMessages } from '@banyan/api/contract';
import { checkWith, type FieldMessages } from '../../form/index.ts';

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

/** The contract's rules for all that is typed. */
export const checkStory = checkWith<StoryValues>(StoryBody, storyNames);

/** As the summary says it: one message of the spec names the key of the payload, which nobody has read before. */
export const summaryOf = (messages: FieldMessages, name: StoryName): string | undefined => {
  const message = messages[name];
  return message === storyMessages.contactNoRequired ? storyMessages.contactNoSummary : message;
};
