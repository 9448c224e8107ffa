import { firstTables } from './0001-first-tables.ts';
import { stories } from './0002-stories.ts';
import { events } from './0003-events.ts';
import { community } from './0004-community.ts';
import { review } from './0005-review.ts';
import { corrections } from './0006-corrections.ts';
import { directory } from './0007-directory.ts';
import { donations } from './0008-donations.ts';
import { chapters } from './0009-chapters.ts';
import { jobPay } from './0010-job-pay.ts';
import { directoryPlaces } from './0011-directory-places.ts';
import { storyYears } from './0012-story-years.ts';
import { outboxLease } from './0013-outbox-lease.ts';
import { newsMedia } from './0014-news-media.ts';
import { importPortions } from './0015-import-portions.ts';
import { seats } from './0016-seats.ts';
import { people } from './0017-people.ts';
import { office } from './0018-office.ts';
import { questionsAndReasons } from './0019-questions-and-reasons.ts';
import { desk } from './0020-desk.ts';
import { reviewInTheOffice } from './0021-review.ts';
import { myPage } from './0022-my-page.ts';
import { newsInTheOffice } from './0023-news-in-the-office.ts';
import { ownWords } from './0024-own-words.ts';
import { uploads } from './0025-uploads.ts';
import { eventsInTheOffice } from './0026-events-in-the-office.ts';
import { membersAndRolls } from './0027-members-and-rolls.ts';
import { myOwnWayIn } from './0028-my-own-way-in.ts';
import { door } from './0029-door.ts';
import { giftsInTheOffice } from './0030-gifts-in-the-office.ts';
import { letters } from './0031-letters.ts';
import { graduates } from './0032-graduates.ts';
import { whatGiftsCost } from './0033-what-gifts-cost.ts';
import { importHeadings } from './0034-import-headings.ts';
import { whatGiftsWere } from './0035-what-gifts-were.ts';
import { foldedNames } from './0036-folded-names.ts';

/** One step from a shape of the database to the next. */
export interface Migration {
  /** Its statements. @param suffix What this engine wants after a table's closing parenthesis. */
  (suffix: string): readonly string[];
  /** The versions before cannot work with what it leaves. @default they can, because it only adds */
  breaks?: true;
}

/** Marks a step that takes away or changes what the versions before work with: from then on they refuse to start. */
export const breaking = (step: Migration): Migration =>
  Object.assign((suffix: string) => step(suffix), { breaks: true as const });

/**
 * The steps, in order. Never edited once released, and a start refuses one that was; the next change is a new file and a line
 * here. Types are ones that SQLite's strict tables and Postgres share. A step only adds, else it is `breaking`.
 */
export const migrations: Readonly<Record<string, Migration>> = {
  '0001-first-tables': firstTables,
  '0002-stories': stories,
  '0003-events': events,
  '0004-community': community,
  '0005-review': review,
  '0006-corrections': corrections,
  '0007-directory': directory,
  '0008-donations': donations,
  '0009-chapters': chapters,
  '0010-job-pay': jobPay,
  '0011-directory-places': directoryPlaces,
  '0012-story-years': storyYears,
  '0013-outbox-lease': outboxLease,
  '0014-news-media': newsMedia,
  '0015-import-portions': importPortions,
  '0016-seats': seats,
  '0017-people': people,
  '0018-office': office,
  '0019-questions-and-reasons': questionsAndReasons,
  '0020-desk': desk,
  '0021-review': reviewInTheOffice,
  '0022-my-page': myPage,
  '0023-news-in-the-office': newsInTheOffice,
  '0024-own-words': ownWords,
  '0025-uploads': uploads,
  '0026-events-in-the-office': eventsInTheOffice,
  '0027-members-and-rolls': membersAndRolls,
  '0028-my-own-way-in': myOwnWayIn,
  '0029-door': door,
  '0030-gifts-in-the-office': giftsInTheOffice,
  '0031-letters': letters,
  '0032-graduates': graduates,
  '0033-what-gifts-cost': whatGiftsCost,
  '0034-import-headings': importHeadings,
  '0035-what-gifts-were': whatGiftsWere,
  '0036-folded-names': foldedNames,
};
