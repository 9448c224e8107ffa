import type { ParsedQuery } from '@banyan/api/contract';
import { paperWarning } from '@banyan/api/contract';
import { auditUnseen } from '@banyan/server/audit/audit';
import { transaction } from '@banyan/server/database/transaction';
import { isoDayIn } from '@banyan/server/dates';
import type { DonationServices } from '@banyan/server/donations/handlers';
import { type Issuer, issuer } from '@banyan/server/donations/issuer';
import { statedName, type YearOfGiving, yearOfGiving } from '@banyan/server/donations/reads';
import { oneLine, taxStanding } from '@banyan/server/donations/receipt';
import { statementTable } from '@banyan/server/donations/statement-table';
import {
  donorOf,
  isOnPaper,
  type Stated,
  statementsOf,
  yearsOfGiving,
} from '@banyan/server/donations/statements';
import { holdMsFrom } from '@banyan/server/settings/hold';
import { organisation } from '@banyan/server/settings/organisation';
import type { OfficeCalls } from '../../calls.ts';

const perPage = 50;

const count = (all: readonly Stated[], state: Stated['statementEmail']) =>
  all.filter(({ statementEmail, donor }) => donor.email !== '' && statementEmail === state).length;

/** Totals of a year, shown above its donors. */
function sumsOf(all: readonly Stated[]) {
  const without = all.filter(({ donor }) => donor.email === '');
  const cents = (some: readonly Stated[]) => some.reduce((sum, { donor }) => sum + donor.cents, 0);
  const held = all.flatMap(({ statementEmail: message, waiting }) =>
    message === 'held' && waiting ? [waiting.leavesAt] : [],
  );
  return {
    count: all.length,
    gifts: all.reduce((sum, { donor }) => sum + donor.gifts.length, 0),
    cents: cents(all),
    withoutEmail: { count: without.length, cents: cents(without) },
    emails: {
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

/** Printable sheet of one donor. */
const sheetOf = (office: Issuer) => {
  const dayOf = isoDayIn(office.timeZone);
  return ({ email, cents, gifts, sentences, ...donor }: YearOfGiving) => ({
    name: statedName(donor),
    email: email || null,
    cents,
    sentences: [...sentences, taxStanding(office)],
    gifts: gifts.map(({ at, ...gift }) => ({ ...gift, day: dayOf(at) })),
  });
};

/** Payment service whose gifts are counted: PayPal if it is configured, else the demo. */
export const providerOf = ({ config }: Pick<DonationServices, 'config'>) =>
  config.paypal ? 'paypal' : 'demo';

/** Current year in the association’s time zone. */
export async function thisYear({ database }: DonationServices, at: number): Promise<number> {
  const { timeZone } = await organisation(database);
  return Number(isoDayIn(timeZone)(new Date(at).toISOString()).slice(0, 4));
}

interface Asked {
  year: number;
  /** Id of the volunteer. */
  volunteer: string;
  /** Milliseconds since 1970. */
  at: number;
}

/** Details that the emails of a year are made from. */
export const campaignDetail = async (services: DonationServices, { year, volunteer }: Omit<Asked, 'at'>) => ({
  year,
  provider: providerOf(services),
  volunteer,
  holdMs: await holdMsFrom(services.database),
  secret: services.secret,
});

const auditExport = ({ database }: DonationServices, { year, volunteer, at }: Asked, rows: number) =>
  transaction(database, (trx) =>
    auditUnseen(
      trx,
      {
        who: volunteer,
        volunteer,
        action: 'statements export',
        subject: 'gift statements',
        detail: '',
        data: { year: String(year), rows },
      },
      at,
    ),
  );

/** Page of a year’s donors, with the sums of all donors. */
export async function statementsPage(
  services: DonationServices,
  { page, year: asked }: ParsedQuery<OfficeCalls['getStatements']>,
  at: number,
) {
  const { database, secret } = services;
  const provider = providerOf(services);
  const current = await thisYear(services, at);
  const year = asked ?? current - 1;
  const all = await statementsOf(database, { year, provider, secret }, at);
  const from = (page - 1) * perPage;
  return {
    year,
    years: await yearsOfGiving(database, provider),
    donors: all.slice(from, from + perPage).map(donorOf),
    more: all.length > from + perPage,
    ...sumsOf(all),
    isOver: year < current,
  };
}

/** Donors of a year as a table; the audit log notes it. */
export async function statementFile(services: DonationServices, asked: Asked) {
  const { database } = services;
  const { timeZone } = await organisation(database);
  const donors = await yearOfGiving(database, { year: asked.year, timeZone, provider: providerOf(services) });
  await auditExport(services, asked, donors.length);
  return { csv: statementTable(donors), donors: donors.length };
}

/** Donors of a year for printing; the audit log notes it. @param unmailed Only donors who got no email */
export async function statementSheets(services: DonationServices, asked: Asked, unmailed: boolean) {
  const { database, secret } = services;
  const provider = providerOf(services);
  const { year, at } = asked;
  const office = await issuer(database);
  const all = await yearOfGiving(database, { year, timeZone: office.timeZone, provider });
  const stated = await statementsOf(database, { year, provider, secret }, at);
  const paper = new Set(stated.filter(isOnPaper).flatMap(({ donor: { ids } }) => ids));
  const donors = unmailed ? all.filter(({ ids }) => ids.some((id) => paper.has(id))) : all;
  await auditExport(services, asked, donors.length);
  return {
    association: { name: office.name, ein: office.ein, address: oneLine(office.postalAddress, ', ') },
    warning: paperWarning(office.ein, provider === 'demo'),
    sheets: donors.map(sheetOf(office)),
  };
}
