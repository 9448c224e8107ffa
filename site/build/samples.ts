import { sampleEvents, sampleFeaturedEvent, sampleNews, sampleStories } from '@banyan/api/samples';
import type { ReadSource } from '../src/client.ts';

/** Reads from the sample content: what prerendered pages show until the browser has asked the API. */
export function sampleSource(now = new Date()): ReadSource {
  const events = sampleEvents(now);
  return {
    fetchAllNews: async () => ({ success: true, data: sampleNews(now) }),
    getStories: async () => ({ success: true, data: sampleStories(now) }),
    getFeaturedEvent: async () => ({ success: true, data: sampleFeaturedEvent(now) }),
    getActiveEvents: async () => ({ success: true, data: events }),
    getEvent: async ({ params }) => ({
      success: true,
      data: events.find(({ _id }) => _id === params.id) ?? null,
    }),
  };
}
