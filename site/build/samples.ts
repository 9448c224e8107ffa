import { sampleEvents } from '@banyan/api/samples';
import type { ReadSource } from '../src/client.ts';

/** Reads from the sample content: what prerendered pages show until the browser has asked the API. */
export function sampleSource(now = new Date()): ReadSource {
  const events = sampleEvents(now);
  return {
    getFeaturedEvent: async () => ({ success: true, data: events[0] ?? null }),
    getActiveEvents: async () => ({ success: true, data: events }),
    getEvent: async ({ params }) => ({
      success: true,
      data: events.find(({ _id }) => _id === params.id) ?? null,
    }),
  };
}
