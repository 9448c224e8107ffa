import type { StoryCategory } from '@banyan/api/contract';
import type { createUpcomingRow } from '@banyan/app/events';

/** Content of the site that the Office shows as visitors will see it. */
export interface SiteContent {
  /** Name of the association. */
  association: string;
  storyCategories: Readonly<Record<StoryCategory, string>>;
  /** Texts of a confirmed ticket. */
  confirmedTicket: Readonly<Record<'heading' | 'text', string>>;
  /** Component for an upcoming event, as a row of the site's list. */
  upcomingRow: ReturnType<typeof createUpcomingRow>;
}

let given: SiteContent | undefined;

/** Sets the site's content; call it before the first screen. */
export function giveSiteContent(content: SiteContent): void {
  given = content;
}

/** Content of the site. @throws if it has not been set */
export function siteContent(): SiteContent {
  if (!given) throw new Error('startOffice was not given the site’s content.');
  return given;
}
