import {
  fetchAllNews,
  getActiveEvents,
  getCanceledEvent,
  getClassYears,
  getEvent,
  getFeaturedEvent,
  getJobs,
  getMembers,
  getStories,
  search,
} from '@banyan/api/contract';

/**
 * The calls that loaders read with. The server has a client of all of them; a page in the browser makes one of the rows
 * it needs, so that no page carries another's schema.
 */
export const readCalls = {
  getFeaturedEvent,
  getActiveEvents,
  getCanceledEvent,
  getEvent,
  fetchAllNews,
  getStories,
  getMembers,
  getClassYears,
  getJobs,
  search,
} as const;
