import { startOffice } from '@banyan/office/start';
import { site } from '../src/content/site.ts';
import { storyCategoryNames } from '../src/content/storyCategoryNames.ts';
import { confirmedTicket } from '../src/content/ticket.ts';
import { upcomingRow } from '../src/pages/events/list/upcomingRow.ts';

startOffice({
  association: site.name,
  storyCategories: storyCategoryNames,
  confirmedTicket,
  upcomingRow,
});
