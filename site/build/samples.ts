import { sampleEvents, sampleNews, sampleStories } from '@banyan/api/samples';
import type { ReadSource } from '../src/client.ts';

/** Reads from the sample content: what prerendered pages show until the browser has asked the API. */
export function sampleSource(now = new Date()): ReadSource {
  return {
    getFeaturedEvent: async () => ({ success: true, data: sampleEvents(now)[0] ?? null }),
    fetchAllNews: async () => ({ success: true, data: sampleNews(now) }),
    getStories: async () => ({ success: true, data: sampleStories(now) }),
  };
}
