import { limits } from '@banyan/api/contract';
import type { Hono } from 'hono';
import * as v from 'valibot';
import type { Database } from '../database/database.ts';
import type { DonationTable } from '../database/donation-tables.ts';
import { freshAnswer } from '../http/headers.ts';
import { HttpError } from '../http/http-error.ts';
import { readBytes } from '../http/json-body.ts';
import { type Connection, errorAnswer, methodNotAllowed, noteRefusal } from '../http/router.ts';
import type { Logger } from '../telemetry/logger.ts';
import { lookUp } from './capture.ts';
import { isKnownEvent, recordEvent } from './payment-events.ts';
import { orUndefined, type PaymentProvider } from './payments/provider.ts';
import type { PaymentContext } from './record.ts';
import { refundsOf } from './refund-rows.ts';
import { donationByCapture, donationByOrder } from './rows.ts';

/** Where PayPal sends its notifications, below the API's base. No browser calls it, so it is not in the table of calls. */
const webhookPath = '/donations/paypal-webhook';

/** A notification, as far as we read it: only which order it is about, or which capture, of money that went back. What happened is asked, never believed. */
const Notification = v.object({
  id: v.pipe(v.string(), v.nonEmpty(), v.maxLength(100)),
  event_type: v.pipe(v.string(), v.maxLength(100)),
  resource: v.optional(
    v.object({
      id: v.optional(v.string()),
      links: v.optional(v.array(v.object({ rel: v.string(), href: v.string() })), []),
      supplementary_data: v.optional(
        v.object({ related_ids: v.optional(v.object({ order_id: v.optional(v.string()) })) }),
      ),
    }),
  ),
});

type Notification = v.InferOutput<typeof Notification>;

function orderOf({ event_type, resource }: Notification): string | undefined {
  const related = resource?.supplementary_data?.related_ids?.order_id;
  return related ?? (event_type.startsWith('CHECKOUT.ORDER.') ? resource?.id : undefined);
}

/** The capture that a refund is of: a notification of one is about the refund, and names its capture in a link. */
function captureOf({ resource }: Notification): string | undefined {
  const up = resource?.links.find(({ rel }) => rel === 'up')?.href;
  return /\/captures\/(\w+)$/.exec(up ?? '')?.[1];
}

/** The gift that a notification is about. */
async function giftOf(database: Database, event: Notification): Promise<DonationTable | undefined> {
  const [order, capture] = [orderOf(event), captureOf(event)];
  const row = order === undefined ? undefined : await donationByOrder(database, order);
  return row ?? (capture === undefined ? undefined : donationByCapture(database, capture));
}

/** Whether the books have what is told of: an order may say so a moment later than the notification. */
async function hasRefund(database: Database, gift: DonationTable, event: Notification): Promise<boolean> {
  if (event.event_type !== 'PAYMENT.CAPTURE.REFUNDED' || captureOf(event) === undefined) return true;
  const refunds = await refundsOf(database, gift.id);
  return refunds.some(({ provider_id }) => provider_id === event.resource?.id);
}

type Check = NonNullable<PaymentProvider['isGenuine']>;

const busy = () => new HttpError(503, 'Not now. Please send it again.', { headers: { 'Retry-After': '60' } });

async function readNotification(request: Request) {
  const text = (await readBytes(request, limits.body.json)).toString('utf8');
  try {
    return { text, event: v.parse(Notification, JSON.parse(text)) };
  } catch {
    throw new HttpError(400, 'This is no notification.');
  }
}

/**
 * One notification: forged ones are refused, known ones are thanked for, and of the others only the order's or the capture's id is used to
 * ask the provider. So a replay changes nothing, and neither does the order in which they come.
 */
async function heed(payments: PaymentContext, isGenuine: Check, request: Request): Promise<void> {
  const { text, event } = await readNotification(request);
  const genuine = await orUndefined(isGenuine(request.headers, text));
  if (genuine === undefined) throw busy();
  if (!genuine) throw new HttpError(400, 'This is no notification.', { event: 'webhook-refused' });
  if (await isKnownEvent(payments.database, event.id)) return;
  const row = await giftOf(payments.database, event);
  if (row?.order_id) {
    const { lookupResult } = await lookUp(payments, row, row.order_id, 'webhook');
    if (lookupResult === 'unsure' || !(await hasRefund(payments.database, row, event))) throw busy();
  }
  const known = { id: event.id, type: event.event_type, orderId: row?.order_id ?? null };
  await recordEvent(payments.database, known, payments.now());
}

/** Mounts the address for notifications where there is a provider that sends them. */
export function mountWebhook(
  app: Hono<{ Bindings: Connection }>,
  basePath: string,
  payments: PaymentContext | undefined,
  {
    countCall,
    logger,
  }: {
    /** Counts a notification's sender; throws when it is one too many. */
    countCall: (request: Request, connection: Connection) => Promise<unknown>;
    logger: Logger;
  },
): void {
  const isGenuine = payments?.provider.isGenuine;
  if (!payments || !isGenuine) return;
  const path = basePath + webhookPath;
  app.post(path, async (c) => {
    c.env.note?.({ route: path });
    try {
      await countCall(c.req.raw, c.env);
      await heed(payments, isGenuine, c.req.raw);
      return freshAnswer(200, { success: true });
    } catch (error) {
      noteRefusal(error, c.env);
      return errorAnswer(error, (fault) => logger.error('webhook', fault));
    }
  });
  app.all(path, () => methodNotAllowed('POST'));
}
