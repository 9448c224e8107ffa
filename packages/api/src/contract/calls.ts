import type { Call } from './call.ts';
import { getVerificationChallenge } from './captcha/get-verification-challenge.ts';
import { sendContactMessage } from './contact/send-contact-message.ts';
import { captureOrder } from './donations/capture-order.ts';
import { createOrder } from './donations/create-order.ts';
import { getOrderDetails } from './donations/get-order-details.ts';
import { answerTicket } from './events/answer-ticket.ts';
import { getActiveEvents } from './events/get-active-events.ts';
import { getCanceledEvent } from './events/get-canceled-event.ts';
import { getEvent } from './events/get-event.ts';
import { getFeaturedEvent } from './events/get-featured-event.ts';
import { registerForEvent } from './events/register-for-event.ts';
import { health } from './health.ts';
import { createJob } from './jobs/create-job.ts';
import { getJobs } from './jobs/get-jobs.ts';
import { correctEntry } from './members/correct-entry.ts';
import { getChapterCounts } from './members/get-chapter-counts.ts';
import { getClassYears } from './members/get-class-years.ts';
import { getDailyMembers } from './members/get-daily-members.ts';
import { getMembers } from './members/get-members.ts';
import { hideEntry } from './members/hide-entry.ts';
import { registerMember } from './members/register-member.ts';
import { actOnMyPage } from './my/act-on-my-page.ts';
import { askForMyPage } from './my/ask-for-my-page.ts';
import { correctMyEntry } from './my/correct-my-entry.ts';
import { enterMyPage } from './my/enter-my-page.ts';
import { optionsOfMyPasskey, optionsToEnterMyPage } from './my/passkey-options.ts';
import { fetchAllNews } from './news/fetch-all-news.ts';
import { answerQuestion } from './questions/answer-question.ts';
import { search } from './search/search.ts';
import { createStory } from './stories/create-story.ts';
import { getStories } from './stories/get-stories.ts';
import { unsubscribe } from './unsubscribe/unsubscribe.ts';

/**
 * Table of all calls. A new call is a new file beside the others and one line here. The server does not compile until it has a
 * handler for the call. Browser code imports single rows instead, so that a page carries only the calls it makes.
 */
export const calls = {
  getFeaturedEvent,
  getActiveEvents,
  getEvent,
  getCanceledEvent,
  registerForEvent,
  answerTicket,
  fetchAllNews,
  getStories,
  createStory,
  sendContactMessage,
  registerMember,
  getMembers,
  getClassYears,
  getDailyMembers,
  getChapterCounts,
  hideEntry,
  correctEntry,
  answerQuestion,
  askForMyPage,
  enterMyPage,
  optionsToEnterMyPage,
  actOnMyPage,
  optionsOfMyPasskey,
  correctMyEntry,
  unsubscribe,
  getJobs,
  createJob,
  search,
  createOrder,
  captureOrder,
  getOrderDetails,
  health,
  getVerificationChallenge,
} as const satisfies Record<string, Call>;

export type Calls = typeof calls;
export type CallName = keyof Calls;
