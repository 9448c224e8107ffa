import type { Permission } from '@banyan/api/office';
import type { ScreenHref } from '../shell/screens.ts';

/** Task or question, with an answer of one to three sentences. */
export interface HelpEntry {
  heading: string;
  text: string;
  /** Shown only to volunteers with this permission. @default everybody who may open the screen */
  permission?: Permission;
}

/** Help page of one screen. */
export interface HelpPage {
  /** Title of the screen in search results. */
  title: string;
  /** URL of the screen, or of the list from which it is opened. Volunteers who may open it may read this page. */
  href: ScreenHref;
  /** Additional permission, if the screen is only a part of `href`. @default none */
  permission?: Permission;
  entries: readonly HelpEntry[];
}
