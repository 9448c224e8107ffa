import type { Permission } from '@banyan/api/office';
import type { ScreenHref } from '../shell/screens.ts';

/** A task or a question, and its answer in one to three sentences. */
export interface HelpEntry {
  heading: string;
  text: string;
  /** Shown only to volunteers with this permission. @default everybody who may open the screen */
  permission?: Permission;
}

/** Help of one screen. */
export interface HelpPage {
  /** Names the screen among search results. */
  title: string;
  /** The screen, or the list from which it is opened. Who may open that may read this page. */
  href: ScreenHref;
  /** Needed as well, where the screen is only a part of what is at `href`. @default none */
  permission?: Permission;
  entries: readonly HelpEntry[];
}
