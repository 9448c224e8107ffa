import type { Services } from '../services.ts';
import { contactHandler } from './contact.ts';
import { membersHandler } from './directory.ts';
import { captureOrderHandler, createOrderHandler, orderDetailsHandler } from './donations.ts';
import { correctEntryHandler, hideEntryHandler } from './entry.ts';
import { eventRegistrationHandler } from './event-registration.ts';
import type { Handlers } from './handler.ts';
import { jobHandler, jobsHandler } from './jobs.ts';
import {
  challengeHandler,
  eventHandler,
  eventsHandler,
  featuredEventHandler,
  healthHandler,
  newsHandler,
} from './reads.ts';
import { registrationHandler } from './registration.ts';
import { storiesHandler, storyHandler } from './stories.ts';

/** Who answers what: a handler per row of the contract's table, or this does not compile. */
export const handlers = (services: Services): Handlers => ({
  getFeaturedEvent: featuredEventHandler(services),
  getActiveEvents: eventsHandler(services),
  getEvent: eventHandler(services),
  registerForEvent: eventRegistrationHandler(services),
  fetchAllNews: newsHandler(services),
  getStories: storiesHandler(services),
  createStory: storyHandler(services),
  sendContactMessage: contactHandler(services),
  registerMember: registrationHandler(services),
  getMembers: membersHandler(services),
  hideEntry: hideEntryHandler(services),
  correctEntry: correctEntryHandler(services),
  getJobs: jobsHandler(services),
  createJob: jobHandler(services),
  createOrder: createOrderHandler(services),
  captureOrder: captureOrderHandler(services),
  getOrderDetails: orderDetailsHandler(services),
  health: healthHandler(services),
  getVerificationChallenge: challengeHandler(services),
});
