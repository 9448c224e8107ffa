import { accountCalls } from './account/calls.ts';
import { alumniRegisterCalls } from './alumni-register/calls.ts';
import { auditLogCalls } from './audit-log/calls.ts';
import { campaignCalls } from './campaigns/calls.ts';
import { checkInCalls } from './check-in/calls.ts';
import { dashboardCalls } from './dashboard/calls.ts';
import { eventCalls } from './events/calls.ts';
import { galleryCalls } from './gallery/calls.ts';
import { giftCalls } from './gifts/calls.ts';
import { guestCalls } from './guests/calls.ts';
import type { OfficeCall } from './kernel/call.ts';
import { mailCalls } from './mail/calls.ts';
import { memberImportCalls } from './member-import/calls.ts';
import { memberCalls } from './members/calls.ts';
import { newsCalls } from './news/calls.ts';
import { publishedCalls } from './published/calls.ts';
import { reviewCalls } from './review/calls.ts';
import { settingsCalls } from './settings/calls.ts';
import { signInCalls } from './sign-in/calls.ts';
import { volunteerCalls } from './volunteers/calls.ts';

/**
 * The second table of calls: what volunteers work with, below `/office` of the API. Of the same rows as the first, by the same
 * router; it is not published and may change with the Office that comes with it.
 */
export const officeCalls = {
  ...signInCalls,
  ...accountCalls,
  ...volunteerCalls,
  ...auditLogCalls,
  ...dashboardCalls,
  ...reviewCalls,
  ...publishedCalls,
  ...newsCalls,
  ...galleryCalls,
  ...eventCalls,
  ...guestCalls,
  ...checkInCalls,
  ...memberCalls,
  ...memberImportCalls,
  ...alumniRegisterCalls,
  ...giftCalls,
  ...campaignCalls,
  ...settingsCalls,
  ...mailCalls,
} as const satisfies Record<string, OfficeCall>;

export type OfficeCalls = typeof officeCalls;
export type OfficeCallName = keyof OfficeCalls;
