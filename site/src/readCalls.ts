import {
  fetchAllNews,
  getActiveEvents,
  getCanceledEvent,
  getChapterCounts,
  getClassYears,
  getEvent,
  getFeaturedEvent,
  getJobs,
  getMembers,
  getStories,
  search,
} from '@banyan/api/contract';

/**
 * API calls of the loaders. The server has one client for all of them. A browser page creates a client of only the calls it needs,
 * so that it loads no other schemas.
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
  getChapterCounts,
  getJobs,
  search,
} as const;
