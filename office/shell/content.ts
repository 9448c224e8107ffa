import type { StoryCategory } from '@banyan/api/contract';
import type { createUpcomingRow } from '@banyan/app/events';

/** What the site says, where the Office shows it as visitors will see it. */
export interface SiteContent {
  /** The association's name. */
  association: string;
  storyCategories: Readonly<Record<StoryCategory, string>>;
  /** Words of a ticket with a seat. */
  confirmedTicket: Readonly<Record<'heading' | 'text', string>>;
  /** Event to come, as a row of the site's list. */
  upcomingRow: ReturnType<typeof createUpcomingRow>;
}

let given: SiteContent | undefined;

/** Hands the site's words to the Office, before its first screen. */
export function giveSiteContent(content: SiteContent): void {
  given = content;
}

/** The site's words. @throws before they were given */
export function siteContent(): SiteContent {
  if (!given) throw new Error('startOffice was not given the site’s content.');
  return given;
}
