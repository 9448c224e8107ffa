import { limits } from '../../contract/limits.ts';
import { storyMessages } from '../../contract/messages.ts';
import { StoryBody } from '../../contract/stories/body.ts';
import type { createStory } from '../../contract/stories/create-story.ts';
import type { GuardedHandler } from '../http/handler.ts';
import { checkedForm, type PlainForm, type PlainFormResult } from '../http/no-script-form.ts';
import { Refusal } from '../http/refusal.ts';

const texts = [
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
] as const;
export type PlainStoryValues = Record<(typeof texts)[number], string> & { agreeTerms: boolean };

/** What the page shows after `POST /submit-story`. */
export type PlainStoryResult = PlainFormResult<PlainStoryValues>;

/* Without scripts nobody makes a photograph smaller: up to this it is refused beside what was typed, not with it. */
const mostBytes = 2 * limits.body.story;

const photoAgain = { field: 'photo', code: 'lost', message: 'Please choose the photograph again' };

/** No page can put a file back into its field; then it says so. */
function withPhotoAgain(error: unknown): unknown {
  if (!(error instanceof Refusal) || error.errors.some(({ field }) => field === 'photo')) return error;
  return new Refusal(error.status, error.message, { errors: [...error.errors, photoAgain] });
}

/**
 * A story, with or without its photograph. It needs the question only where the call needs a verification: then `errors`
 * has one of the field `questionAnswer`. Its trap field is called `homepage`, as in the body.
 */
export const plainStory = (handler: GuardedHandler<typeof createStory>): PlainForm<PlainStoryValues> => ({
  name: 'plain story form',
  multipart: mostBytes,
  errorOccurred: storyMessages.errorOccurred,
  values: (read) => ({
    title: read('title'),
    category: read('category'),
    story: read('story'),
    name: read('name'),
    email: read('email'),
    contactNo: read('contactNo'),
    graduationYear: read('graduationYear'),
    department: read('department'),
    currentRole: read('currentRole'),
    company: read('company'),
    agreeTerms: read('agreeTerms') !== '',
  }),
  async submit(values, { captchaToken, field, file }, context) {
    const photo = file('photo');
    try {
      const typed = { ...values, photo, homepage: field('homepage'), captchaToken };
      const body = checkedForm(StoryBody, typed, storyMessages.failed);
      return await handler.answer({ body, params: undefined, query: undefined }, context);
    } catch (error) {
      throw photo ? withPhotoAgain(error) : error;
    }
  },
});
