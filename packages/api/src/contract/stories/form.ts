import type { Form } from '../form.ts';
import { storyMessages } from './messages.ts';

/** Story form, with or without a photo. */
export const storyForm = {
  name: 'story',
  call: 'createStory',
  path: '/submit-story',
  fields: {
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
  },
  file: 'photo',
  wording: { failed: storyMessages.failed, errorOccurred: storyMessages.errorOccurred },
} as const satisfies Form<'createStory'>;
