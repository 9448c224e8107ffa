import type { OfficeCall } from '@banyan/api/office/call';
import { accountCalls } from './features/account/calls.ts';
import { alumniRegisterCalls } from './features/alumni-register/calls.ts';
import { auditLogCalls } from './features/audit-log/calls.ts';
import { campaignCalls } from './features/campaigns/calls.ts';
import { checkInCalls } from './features/check-in/calls.ts';
import { dashboardCalls } from './features/dashboard/calls.ts';
import { eventCalls } from './features/events/calls.ts';
import { galleryCalls } from './features/gallery/calls.ts';
import { giftCalls } from './features/gifts/calls.ts';
import { guestCalls } from './features/guests/calls.ts';
import { mailCalls } from './features/mail/calls.ts';
import { memberImportCalls } from './features/member-import/calls.ts';
import { memberCalls } from './features/members/calls.ts';
import { newsCalls } from './features/news/calls.ts';
import { publishedCalls } from './features/published/calls.ts';
import { reviewCalls } from './features/review/calls.ts';
import { settingsCalls } from './features/settings/calls.ts';
import { signInCalls } from './features/sign-in/calls.ts';
import { volunteerCalls } from './features/volunteers/calls.ts';

/**
 * Internal API calls of the Office, below `/office` of the API. They are declared in the same format and served by the same router
 * as the public calls. They are not published and may change with any version of the Office.
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
