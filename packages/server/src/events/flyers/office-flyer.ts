import { isMoment } from '@banyan/api/contract';
import type { Flyer } from '@banyan/api/office';
import type { Database, Transaction } from '../../database/database.ts';
import type { Scope } from '../../permissions/scope.ts';
import type { FlyerSite } from '../../settings/flyer-look.ts';
import { flyerColumns, flyerPlan } from './flyer-plan.ts';
import { flyerView, retryFlyer } from './flyer-rows.ts';

/* Flyers as volunteers see them in the Office. A chapter’s volunteers see only those of its events. */

const eventOf = (database: Database | Transaction, id: string) =>
  database
    .selectFrom('events')
    .select([...flyerColumns, 'is_active', 'is_approved', 'cancelled_at'])
    .where('id', '=', id)
    .executeTakeFirst();

/**
 * Flyer of an event within a scope; `undefined` if there is no such event.
 * @param site `undefined` on a server that draws none: then an event is like a draft.
 */
export async function officeFlyer(
  database: Database,
  scope: Scope,
  id: string,
  site: FlyerSite | undefined,
): Promise<Flyer | undefined> {
  const event = await eventOf(database, id);
  if (!event || !scope.covers(event.chapter)) return undefined;
  const isShown = event.is_active === 1 && event.is_approved === 1 && isMoment(event.date);
  const folder = isShown && site ? flyerPlan(event, site).folder : undefined;
  return flyerView(database, event, folder, site?.mediaBase ?? '');
}

/** Lets the flyer of an event within a scope be drawn again at once. @returns false if there is no such event */
export async function redrawFlyer(trx: Transaction, scope: Scope, id: string): Promise<boolean> {
  const event = await eventOf(trx, id);
  if (!event || !scope.covers(event.chapter)) return false;
  await retryFlyer(trx, id);
  return true;
}
