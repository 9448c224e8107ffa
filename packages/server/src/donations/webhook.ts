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

/** Path of PayPal’s webhook below the API’s base. No browser calls it, so it is not in the table of API calls. */
const webhookPath = '/donations/paypal-webhook';

/**
 * Notification with the fields that are read: the order it is about, or the capture for a refund. The status itself is always read
 * from PayPal, never from the notification.
 */
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

/** Capture of a refund notification: its resource is the refund, which names its capture in a link. */
function captureOf({ resource }: Notification): string | undefined {
  const up = resource?.links.find(({ rel }) => rel === 'up')?.href;
  return /\/captures\/(\w+)$/.exec(up ?? '')?.[1];
}

/** Gift that a notification is about. */
async function giftOf(database: Database, event: Notification): Promise<DonationTable | undefined> {
  const [order, capture] = [orderOf(event), captureOf(event)];
  const row = order === undefined ? undefined : await donationByOrder(database, order);
  return row ?? (capture === undefined ? undefined : donationByCapture(database, capture));
}

/** True if the refund of a notification is stored. An order may contain it a moment later than the notification. */
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
 * Processes one notification. Forged ones are refused, known ones are acknowledged. From others only the id of the order or capture
 * is used to ask the provider, so replays and the order of arrival change nothing.
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

/** Mounts the webhook if there is a provider that sends notifications. */
export function mountWebhook(
  app: Hono<{ Bindings: Connection }>,
  basePath: string,
  payments: PaymentContext | undefined,
  {
    countCall,
    logger,
  }: {
    /** Counts a request of the sender; throws if it exceeds the limit. */
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
