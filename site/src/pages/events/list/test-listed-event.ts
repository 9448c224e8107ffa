import type { ListedEvent } from '@banyan/app/events';

/** Creates an event for list tests. @param date ISO 8601 */
export const listedEvent = (id: string, date: string, more: Partial<ListedEvent> = {}): ListedEvent => ({
  _id: id,
  title: id,
  description: '',
  date,
  location: 'Fremont',
  isActive: true,
  isApproved: true,
  registeredUsers: [],
  category: 'Event',
  createdAt: '2026-01-01T00:00:00.000Z',
  image: undefined,
  calendar: '',
  ...more,
});
