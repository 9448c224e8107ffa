import type { OfficeCalls } from './calls.ts';
import { accountServer } from './features/account/server.ts';
import { alumniRegisterServer } from './features/alumni-register/server.ts';
import { auditLogServer } from './features/audit-log/server.ts';
import { campaignServer } from './features/campaigns/server.ts';
import { checkInServer } from './features/check-in/server.ts';
import { dashboardServer } from './features/dashboard/server.ts';
import { eventServer } from './features/events/server.ts';
import { galleryServer } from './features/gallery/server.ts';
import { giftServer } from './features/gifts/server.ts';
import { guestServer } from './features/guests/server.ts';
import { mailServer } from './features/mail/server.ts';
import { memberImportServer } from './features/member-import/server.ts';
import { memberServer } from './features/members/server.ts';
import { newsServer } from './features/news/server.ts';
import { publishedServer } from './features/published/server.ts';
import { reviewServer } from './features/review/server.ts';
import { settingsServer } from './features/settings/server.ts';
import { signInServer } from './features/sign-in/server.ts';
import { volunteerServer } from './features/volunteers/server.ts';
import type { Implementations } from './kernel/implement.ts';

/** Server implementations of all Office calls. A call without one does not compile. */
export const officeServer = {
  ...signInServer,
  ...accountServer,
  ...volunteerServer,
  ...auditLogServer,
  ...dashboardServer,
  ...reviewServer,
  ...publishedServer,
  ...newsServer,
  ...galleryServer,
  ...eventServer,
  ...guestServer,
  ...checkInServer,
  ...memberServer,
  ...memberImportServer,
  ...alumniRegisterServer,
  ...giftServer,
  ...campaignServer,
  ...settingsServer,
  ...mailServer,
} satisfies Implementations<OfficeCalls>;
