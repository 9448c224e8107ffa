import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { listenLocally } from '../../testing/listen-locally.ts';
import { type Answer, breakdownOf, ledger, type Order, type PaypalFault } from './ledger-fake.ts';
import { addRefund, decideRefunds, refundedOf } from './refund-fake.ts';

export type { PaypalFault } from './ledger-fake.ts';

/** Requests to PayPal that a gift needs. */
export type PaypalStep = 'token' | 'create' | 'capture' | 'get' | 'verify' | 'refund' | 'get refund';

const lostAfter = ['lost', 'late', 'garbage', 'empty'];

/** Headers of a notification that its signature covers. */
interface Transmission {
  auth_algo: string;
  cert_url: string;
  transmission_id: string;
  transmission_time: string;
}

const signedText = (
  { auth_algo, cert_url, transmission_id, transmission_time }: Transmission,
  event: string,
): string => JSON.stringify([auth_algo, cert_url, transmission_id, transmission_time, event]);

/** Resource of a notification. For a refund it is the refund, which names its capture in a link. */
const aboutOrder = (type: string, { id, refunds }: Order) => {
  const refund = refunds.at(-1);
  if (refund && type === 'PAYMENT.CAPTURE.REFUNDED') return { resource: refund };
  return type.startsWith('CHECKOUT.ORDER.')
    ? { resource: { id } }
    : { resource: { id: `CAP${id}`, supplementary_data: { related_ids: { order_id: id } } } };
};

function stepOf({ method, url = '' }: IncomingMessage): PaypalStep | undefined {
  if (url === '/v1/oauth2/token') return 'token';
  if (url === '/v1/notifications/verify-webhook-signature') return 'verify';
  if (method === 'POST' && url === '/v2/checkout/orders') return 'create';
  if (method === 'POST' && /^\/v2\/checkout\/orders\/\w+\/capture$/.test(url)) return 'capture';
  if (method === 'POST' && /^\/v2\/payments\/captures\/\w+\/refund$/.test(url)) return 'refund';
  if (method === 'GET' && /^\/v2\/payments\/refunds\/\w+$/.test(url)) return 'get refund';
  return method === 'GET' && /^\/v2\/checkout\/orders\/\w+$/.test(url) ? 'get' : undefined;
}

export interface PaypalFakeOptions {
  clientId?: string;
  secret?: string;
  webhookId?: string;
  /** Milliseconds until the connection breaks when no answer is sent. @default never */
  silenceMs?: number;
  /** Called before a step is done, and again after it is done but before it is answered. */
  watch?: (moment: 'before' | 'after', step: PaypalStep, orderId: string | undefined) => void;
}

/** Local server that answers in place of `https://api-m.paypal.com`. The caller closes it. */
export async function paypalFake(options: PaypalFakeOptions = {}) {
  const { clientId = 'client', secret = 'secret', webhookId = 'webhook', silenceMs } = options;
  const books = ledger();
  const faults: { step: PaypalStep; fault: PaypalFault; left: number }[] = [];
  const asked: PaypalStep[] = [];
  const captureNames: (string | undefined)[] = [];
  const refundNames: (string | undefined)[] = [];
  const tokens = new Set<string>();
  const signed = new Map<string, string>();

  const faultAt = (step: PaypalStep): PaypalFault | undefined => {
    const found = faults.find((fault) => fault.step === step && fault.left > 0);
    if (found) found.left -= 1;
    return found?.fault;
  };

  const signIn = (request: IncomingMessage): Answer => {
    const basic = `Basic ${Buffer.from(`${clientId}:${secret}`).toString('base64')}`;
    if (request.headers.authorization !== basic) return [401, { error: 'invalid_client' }];
    const token = randomUUID();
    tokens.add(token);
    return [200, { access_token: token, token_type: 'Bearer', expires_in: 32_400 }];
  };

  const verify = (text: string): Answer => {
    const { webhook_id, transmission_sig, ...said } = JSON.parse(text);
    const event = /"webhook_event":(.*)\}$/s.exec(text)?.[1] ?? '';
    const genuine = webhook_id === webhookId && signed.get(transmission_sig) === signedText(said, event);
    return [200, { verification_status: genuine ? 'SUCCESS' : 'FAILURE' }];
  };

  const act = (step: PaypalStep, request: IncomingMessage, text: string, fault?: PaypalFault): Answer => {
    if (step === 'token') return signIn(request);
    if (!tokens.has((request.headers.authorization ?? '').replace('Bearer ', '')))
      return [401, { name: 'AUTHENTICATION_FAILURE' }];
    const id = request.url?.split('/')[4] ?? '';
    const requestId = request.headers['paypal-request-id']?.toString();
    if (step === 'create') return books.create(requestId, JSON.parse(text));
    if (step === 'refund') refundNames.push(requestId);
    if (step === 'refund') return books.refund(id, requestId, JSON.parse(text), fault);
    if (step === 'get refund') return books.getRefund(id);
    if (step === 'capture') captureNames.push(requestId);
    if (step === 'capture') return books.capture(id, requestId, fault);
    return step === 'get' ? books.order(id) : verify(text);
  };

  const hold = (request: IncomingMessage) => {
    if (silenceMs !== undefined) setTimeout(() => request.socket.destroy(), silenceMs);
  };

  const serve = async (request: IncomingMessage, response: ServerResponse) => {
    let text = '';
    for await (const chunk of request) text += chunk;
    const step = stepOf(request);
    if (!step) return void response.writeHead(404).end('{}');
    asked.push(step);
    options.watch?.('before', step, undefined);
    const fault = faultAt(step);
    if (fault === 'down') return void request.socket.destroy();
    if (fault === 'silent') return hold(request);
    if (fault === '429' || fault === '500' || fault === '503' || fault === '401')
      return void response.writeHead(Number(fault), { 'Retry-After': '1' }).end('{"name":"ERROR"}');
    const [status, body] = act(step, request, text, fault);
    options.watch?.('after', step, step === 'create' ? [...books.orders.keys()].at(-1) : undefined);
    if (fault && lostAfter.includes(fault)) {
      if (fault === 'lost') request.socket.destroy();
      if (fault === 'late') hold(request);
      if (fault === 'garbage') response.writeHead(200).end('<h1>Please wait…</h1>');
      if (fault === 'empty') response.writeHead(status).end();
      return;
    }
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
  };

  const server = createServer(
    (request, response) => void serve(request, response).catch(() => response.destroy()),
  );
  const port = await listenLocally(server);
  const order = (id: string) => {
    const found = books.orders.get(id);
    if (!found) throw new Error(`PayPal has no order ${id}.`);
    return found;
  };

  const orderOrNone = (id: string): Order =>
    books.orders.get(id) ?? { id, status: '', purchase_units: [], captures: [], refunds: [] };

  return {
    api: `http://127.0.0.1:${port}`,
    /** All requested steps, in order. */
    asked,
    /** Request ids of all captures, in order. */
    captureNames,
    /** Request ids of all refund requests, in order. */
    refundNames,
    forgetNames: books.forgetNames,
    /** All orders. */
    orders: books.orders,
    /** Approves an order, as the donor does in PayPal’s window. */
    approve(id: string) {
      order(id).status = 'APPROVED';
    },
    /** Makes the next `times` requests of a step fail. */
    misbehave(step: PaypalStep, fault: PaypalFault, times = 1) {
      faults.push({ step, fault, left: times });
    },
    /** Ends all remaining faults. */
    behave() {
      faults.length = 0;
    },
    /** Number of times the money of an order was taken. */
    taken: (id: string) =>
      (books.orders.get(id)?.captures ?? []).filter(({ status }) => status === 'COMPLETED').length,
    /** Completes or declines a pending capture. */
    decide(id: string, status: 'COMPLETED' | 'DECLINED') {
      for (const capture of order(id).captures) capture.status = status;
      if (status === 'COMPLETED')
        for (const capture of order(id).captures)
          capture.seller_receivable_breakdown = breakdownOf(capture.amount);
    },
    /** Refunds at PayPal itself. @param value @default everything */
    refund(id: string, value?: string) {
      const [capture] = order(id).captures;
      if (capture) addRefund(order(id), { amount: { ...capture.amount, ...(value && { value }) } });
    },
    /** Reverses the captures, as a chargeback by the donor’s bank does. */
    reverse(id: string) {
      for (const capture of order(id).captures) capture.status = 'REFUNDED';
    },
    /** Ends pending refunds with a status. */
    decideRefunds: (id: string, status: 'COMPLETED' | 'FAILED' | 'CANCELLED') =>
      decideRefunds(order(id), status),
    /** Cents of an order that were refunded or are pending. */
    refunded: (id: string) => refundedOf(order(id)),
    /** Signed notification as PayPal sends it. @param about Content of the notification. @default the order, as the type has it */
    notification(type: string, orderId: string, about?: { resource?: object }) {
      const body = JSON.stringify({
        id: `WH-${randomUUID()}`,
        event_type: type,
        ...(about ?? aboutOrder(type, orderOrNone(orderId))),
      });
      const transmission = {
        auth_algo: 'SHA256withRSA',
        cert_url: 'https://api.paypal.com/v1/notifications/certs/CERT',
        transmission_id: randomUUID(),
        transmission_time: new Date().toISOString(),
      };
      const signature = randomUUID();
      signed.set(signature, signedText(transmission, body));
      const headers = {
        'Content-Type': 'application/json',
        'PayPal-Auth-Algo': transmission.auth_algo,
        'PayPal-Cert-Url': transmission.cert_url,
        'PayPal-Transmission-Id': transmission.transmission_id,
        'PayPal-Transmission-Sig': signature,
        'PayPal-Transmission-Time': transmission.transmission_time,
      };
      return { body, headers };
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
