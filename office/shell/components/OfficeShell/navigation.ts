import type { IconDrawing } from '@banyan/ui/elements';
import {
  CalendarDays,
  Gift,
  Globe,
  Inbox,
  LayoutList,
  Mail,
  Mails,
  Newspaper,
  ScrollText,
  Settings,
  UserCog,
  Users,
} from 'lucide';
import type { ReactNode } from 'react';

/** Icons of the navigation items on phones. */
export const navigationIcons = {
  dashboard: LayoutList,
  review: Inbox,
  published: Globe,
  members: Users,
  events: CalendarDays,
  news: Newspaper,
  campaigns: Mails,
  gifts: Gift,
  log: ScrollText,
  mail: Mail,
  volunteers: UserCog,
  settings: Settings,
} satisfies Readonly<Record<string, IconDrawing>>;

/** Navigation item that the volunteer may open. */
export interface NavigationItem {
  href: string;
  label: string;
  sign: keyof typeof navigationIcons;
  /** Group in the rail; items of one group are adjacent. */
  group: string;
  isCurrent: boolean;
  /** Count of waiting items: a `NavigationCount`. */
  count?: ReactNode;
}
