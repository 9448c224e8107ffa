import { unsubscribeHandler } from '../campaigns/unsubscribe-handler.ts';
import { challengeHandler } from '../captcha/challenge-handler.ts';
import { contactHandler } from '../contact/handler.ts';
import {
  captureOrderHandler,
  createOrderHandler,
  type DonationServices,
  orderDetailsHandler,
} from '../donations/handlers.ts';
import {
  canceledEventHandler,
  eventHandler,
  eventsHandler,
  featuredEventHandler,
} from '../events/handlers.ts';
import { eventRegistrationHandler } from '../events/registration/registration-handler.ts';
import { ticketHandler } from '../events/registration/ticket-handler.ts';
import type { Handlers } from '../http/handler.ts';
import { healthHandler } from '../http/health-handler.ts';
import { jobHandler, jobsHandler } from '../jobs/handlers.ts';
import { chapterCountsHandler } from '../members/chapter-counts-handler.ts';
import { classYearsHandler } from '../members/class-years-handler.ts';
import { dailyMembersHandler } from '../members/daily-members-handler.ts';
import { membersHandler } from '../members/directory-handler.ts';
import { correctEntryHandler, hideEntryHandler } from '../members/entry-handlers.ts';
import { registrationHandler } from '../members/registration-handler.ts';
import { actHandler } from '../my/act.ts';
import { askHandler } from '../my/ask.ts';
import { correctHandler } from '../my/correct.ts';
import { enterHandler } from '../my/enter.ts';
import { enterOptionsHandler, makeOptionsHandler } from '../my/passkeys.ts';
import { newsHandler } from '../news/handler.ts';
import { answerHandler } from '../questions/handler.ts';
import { searchHandler } from '../search/handler.ts';
import { storiesHandler, storyHandler } from '../stories/handlers.ts';

/** Handlers of all calls. A row of the contract's table without a handler does not compile. */
export const handlers = (services: DonationServices): Handlers => ({
  getFeaturedEvent: featuredEventHandler(services),
  getActiveEvents: eventsHandler(services),
  getEvent: eventHandler(services),
  getCanceledEvent: canceledEventHandler(services),
  registerForEvent: eventRegistrationHandler(services),
  answerTicket: ticketHandler(services),
  unsubscribe: unsubscribeHandler(services),
  fetchAllNews: newsHandler(services),
  getStories: storiesHandler(services),
  createStory: storyHandler(services),
  sendContactMessage: contactHandler(services),
  registerMember: registrationHandler(services),
  getMembers: membersHandler(services),
  getClassYears: classYearsHandler(services),
  getDailyMembers: dailyMembersHandler(services),
  getChapterCounts: chapterCountsHandler(services),
  hideEntry: hideEntryHandler(services),
  correctEntry: correctEntryHandler(services),
  answerQuestion: answerHandler(services),
  askForMyPage: askHandler(services),
  enterMyPage: enterHandler(services),
  optionsToEnterMyPage: enterOptionsHandler(services),
  actOnMyPage: actHandler(services),
  optionsOfMyPasskey: makeOptionsHandler(services),
  correctMyEntry: correctHandler(services),
  getJobs: jobsHandler(services),
  createJob: jobHandler(services),
  search: searchHandler(services),
  createOrder: createOrderHandler(services),
  captureOrder: captureOrderHandler(services),
  getOrderDetails: orderDetailsHandler(services),
  health: healthHandler(services),
  getVerificationChallenge: challengeHandler(services),
});
