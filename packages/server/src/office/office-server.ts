import type { OfficeCalls } from '@banyan/api/office';
import { accountServer } from './account/server.ts';
import { alumniRegisterServer } from './alumni-register/server.ts';
import { auditLogServer } from './audit-log/server.ts';
import { campaignServer } from './campaigns/server.ts';
import { checkInServer } from './check-in/server.ts';
import { dashboardServer } from './dashboard/server.ts';
import { eventServer } from './events/server.ts';
import { galleryServer } from './gallery/server.ts';
import { giftServer } from './gifts/server.ts';
import { guestServer } from './guests/server.ts';
import type { Implementations } from './kernel/implement.ts';
import { mailServer } from './mail/server.ts';
import { memberImportServer } from './member-import/server.ts';
import { memberServer } from './members/server.ts';
import { newsServer } from './news/server.ts';
import { publishedServer } from './published/server.ts';
import { reviewServer } from './review/server.ts';
import { settingsServer } from './settings/server.ts';
import { signInServer } from './sign-in/server.ts';
import { volunteerServer } from './volunteers/server.ts';

/** Server's half of every call of the Office: a call without one does not compile. */
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
