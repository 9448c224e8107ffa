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

/** What a phone draws beside the name of a room. */
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

/** A room of the Office that its visitor may enter. */
export interface NavigationItem {
  href: string;
  label: string;
  sign: keyof typeof navigationIcons;
  /** Rooms of one group stand together in the rail. */
  group: string;
  isCurrent: boolean;
  /** How much waits there: a `RoomCount`. */
  count?: ReactNode;
}
