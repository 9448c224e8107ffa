import { paperWarning } from '@banyan/api/contract';
import { officeGiftMessages as words } from '@banyan/api/office';
import { auditUnseen } from '../../audit/audit.ts';
import { write } from '../../database/write.ts';
import type { DonationServices } from '../../donations/handlers.ts';
import { type Issuer, issuer } from '../../donations/issuer.ts';
import { dayIn } from '../../donations/office-gifts.ts';
import { statedName, type YearOfGiving, yearOfGiving } from '../../donations/reads.ts';
import { oneLine, taxStanding } from '../../donations/receipt.ts';
import { statementTable } from '../../donations/statement-table.ts';
import {
  donorOf,
  isOnPaper,
  mailStatements,
  type Stated,
  statementsOf,
  undoStatements,
  yearsOfGiving,
} from '../../donations/statements.ts';
import { Refusal } from '../../http/refusal.ts';
import { holdMsFrom } from '../../settings/hold.ts';
import { organisation } from '../../settings/organisation.ts';
import { providerOf, refused } from './server.ts';
import type { Actor } from '../identity/actor.ts';
import type { OfficeHandlers } from '../kernel/handler.ts';

const perPage = 50;

const count = (all: readonly Stated[], state: Stated['letter']) =>
  all.filter(({ letter, donor }) => donor.email !== '' && letter === state).length;

/** What of a year stands above its donors. */
function sumsOf(all: readonly Stated[]) {
  const without = all.filter(({ donor }) => donor.email === '');
  const cents = (some: readonly Stated[]) => some.reduce((sum, { donor }) => sum + donor.cents, 0);
  const held = all.flatMap(({ letter, waiting }) => (letter === 'held' && waiting ? [waiting.leavesAt] : []));
  return {
    count: all.length,
    gifts: all.reduce((sum, { donor }) => sum + donor.gifts.length, 0),
    cents: cents(all),
    withoutEmail: { count: without.length, cents: cents(without) },
    letters: {
      unreachable: count(all, 'unreachable'),
      none: count(all, 'none'),
      held: count(all, 'held'),
      waiting: count(all, 'waiting'),
      sent: count(all, 'sent'),
      failed: count(all, 'failed'),
    },
    heldUntil: held.length === 0 ? null : new Date(Math.max(...held)).toISOString(),
  };
}

/** A donor's year, for paper. */
const sheetOf = (office: Issuer) => {
  const dayOf = dayIn(office.timeZone);
  return ({ email, cents, gifts, sentences, ...donor }: YearOfGiving) => ({
    name: statedName(donor),
    email: email || null,
    cents,
    sentences: [...sentences, taxStanding(office)],
    gifts: gifts.map(({ at, ...gift }) => ({ ...gift, day: dayOf(at) })),
  });
};

type Names = 'getStatements' | 'statementFile' | 'statementSheets' | 'mailStatements' | 'undoStatements';

/** What each donor gave in a year. */
export function statementHandlers(services: DonationServices): Pick<OfficeHandlers, Names> {
  const { database, now, secret } = services;
  const provider = providerOf(services);
  /** The year that it is where the association is. */
  const thisYear = async () => {
    const { timeZone } = await organisation(database);
    return Number(dayIn(timeZone)(new Date(now()).toISOString()).slice(0, 4));
  };
  const mailing = async (year: number, volunteer: string) => ({
    ...{ year, provider, volunteer, holdMs: await holdMsFrom(database) },
    secret,
  });
  const noteTaken = (actor: Actor, year: number, rows: number) => {
    const { id } = actor.volunteer;
    const deed = {
      who: id,
      volunteer: id,
      action: 'statements export',
      subject: 'gift statements',
      detail: '',
    } as const;
    return write(database, (writing) =>
      auditUnseen(writing, { ...deed, data: { year: String(year), rows } }, now()),
    );
  };
  return {
    getStatements: {
      async answer({ query: { page, year: asked } }) {
        const current = await thisYear();
        const year = asked ?? current - 1;
        const all = await statementsOf(database, { year, provider, secret }, now());
        const from = (page - 1) * perPage;
        return {
          year,
          years: await yearsOfGiving(database, provider),
          donors: all.slice(from, from + perPage).map(donorOf),
          more: all.length > from + perPage,
          ...sumsOf(all),
          isOver: year < current,
        };
      },
    },
    statementFile: {
      async answer({ body: { year } }, { actor }) {
        const { timeZone } = await organisation(database);
        const donors = await yearOfGiving(database, { year, timeZone, provider });
        await noteTaken(actor, year, donors.length);
        return { csv: statementTable(donors), donors: donors.length };
      },
    },
    statementSheets: {
      async answer({ body: { year, unmailed } }, { actor }) {
        const office = await issuer(database);
        const all = await yearOfGiving(database, { year, timeZone: office.timeZone, provider });
        const paper = new Set(
          (await statementsOf(database, { year, provider, secret }, now()))
            .filter(isOnPaper)
            .flatMap(({ donor: { ids } }) => ids),
        );
        const donors = unmailed ? all.filter(({ ids }) => ids.some((id) => paper.has(id))) : all;
        await noteTaken(actor, year, donors.length);
        return {
          association: {
            name: office.name,
            ein: office.ein,
            address: oneLine(office.postalAddress, ', '),
          },
          warning: paperWarning(office.ein, provider === 'demo'),
          sheets: donors.map(sheetOf(office)),
        };
      },
    },
    mailStatements: {
      async answer({ body: { year } }, { actor, once }) {
        if (year >= (await thisYear())) throw refused('year', words.yearOver);
        const which = await mailing(year, actor.volunteer.id);
        return once.write(async (writing) => {
          const sent = await mailStatements(writing, which, now());
          if (sent.letters === 0) throw refused('year', words.nobodyToMail);
          return { letters: sent.letters, leavesAt: new Date(sent.leavesAt).toISOString() };
        });
      },
    },
    undoStatements: {
      async answer({ body: { year } }, { actor, once }) {
        const which = await mailing(year, actor.volunteer.id);
        return once.write(async (writing) => {
          const withdrawn = await undoStatements(writing, which, now());
          if (withdrawn === 0) throw new Refusal(409, words.nothingMailed);
          return { withdrawn };
        });
      },
    },
  };
}
