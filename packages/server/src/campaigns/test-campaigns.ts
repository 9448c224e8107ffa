import type { CampaignFields } from '@banyan/api/office';
import type { MailingTable } from '../database/email-tables.ts';
import { newReference } from '../database/identity.ts';

export const toMembers = {
  kind: 'members',
  chapter: null,
  from: null,
  to: null,
  program: null,
  mentors: false,
} as const satisfies CampaignFields['audience'];

/** Row of a draft campaign. */
export const campaignRow = (more: Pick<MailingTable, 'id'> & Partial<MailingTable>): MailingTable => ({
  reference: newReference('L'),
  state: 'draft',
  version: 1,
  subject: '',
  markdown: '',
  from_name: '',
  reply_to: '',
  audience: JSON.stringify(toMembers),
  chapter: null,
  event_id: null,
  made_by: 'nobody',
  created_at: '',
  changed_at: '',
  tested_at: null,
  tested_by: null,
  tested_version: null,
  asked_by: null,
  asked_at: null,
  second_yes_by: null,
  hold_until: null,
  begun_at: null,
  ended_at: null,
  written: 0,
  many: 0,
  sent: 0,
  failed: 0,
  unsubscribed: 0,
  ...more,
});
