import * as v from 'valibot';
import {
  moneyText,
  Order,
  orderStatusOf,
  Refund,
  Refused,
  refundStatusOf,
  refusedStatusOf,
} from './paypal-answers.ts';
import { type PaymentProvider, ProviderUnavailableError, type RefundStatus } from './provider.ts';

export interface PaypalOptions {
  clientId: string;
  clientSecret: string;
  /** Base URL such as `https://api-m.paypal.com`. */
  api: string;
  /** Id of the account’s webhook that sends notifications; empty if none is set up. */
  webhookId: string;
  /** Timeout of one request in milliseconds. @default 6000 */
  timeoutMs?: number;
  /** @default the global fetch */
  fetch?: typeof fetch;
}

const Token = v.object({ access_token: v.pipe(v.string(), v.nonEmpty()), expires_in: v.number() });
const Verdict = v.object({ verification_status: v.string() });

/** Margin before its expiry at which a token is renewed, in milliseconds. */
const tokenMarginMs = 60_000;

interface Answer {
  status: number;
  json: unknown;
}

const readJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Sends requests to PayPal: signs in when needed, and turns missing and invalid answers into {@link ProviderUnavailableError}. */
function connection(options: PaypalOptions, now: () => number) {
  let token: { text: string; until: number } | undefined;
  let signingIn: Promise<string> | undefined;

  async function send(path: string, init: RequestInit): Promise<Answer> {
    try {
      const response = await (options.fetch ?? fetch)(options.api.replace(/\/$/, '') + path, {
        ...init,
        redirect: 'error',
        signal: AbortSignal.timeout(options.timeoutMs ?? 6_000),
      });
      return { status: response.status, json: readJson(await response.text()) };
    } catch {
      // The original error may quote the request, so it is not passed on.
      throw new ProviderUnavailableError('no answer');
    }
  }

  async function signIn(): Promise<string> {
    const basic = Buffer.from(`${options.clientId}:${options.clientSecret}`).toString('base64');
    const { status, json } = await send('/v1/oauth2/token', {
      method: 'POST',
      headers: { Authorization: `Basic ${basic}`, Accept: 'application/json' },
      body: new URLSearchParams({ grant_type: 'client_credentials' }),
    });
    const read = v.safeParse(Token, json);
    if (status !== 200 || !read.success) throw new ProviderUnavailableError(`not signed in: ${status}`);
    const { access_token, expires_in } = read.output;
    token = { text: access_token, until: now() + expires_in * 1_000 - tokenMarginMs };
    return access_token;
  }

  async function currentToken(): Promise<string> {
    if (token && token.until > now()) return token.text;
    // Simultaneous requests share one sign-in.
    signingIn ??= signIn().finally(() => {
      signingIn = undefined;
    });
    return signingIn;
  }

  async function ask(method: string, path: string, body?: string, requestId?: string): Promise<Answer> {
    const attempt = async () =>
      send(path, {
        method,
        headers: {
          Authorization: `Bearer ${await currentToken()}`,
          'Content-Type': 'application/json',
          Prefer: 'return=representation',
          ...(requestId && { 'PayPal-Request-Id': requestId }),
        },
        ...(body !== undefined && { body }),
      });
    const first = await attempt();
    if (first.status !== 401) return first;
    // The token was revoked before its expiry; the request is repeated once with a new token.
    token = undefined;
    return attempt();
  }
  return ask;
}

function orderIn({ status, json }: Answer) {
  const read = v.safeParse(Order, json);
  if (status >= 300 || !read.success) throw new ProviderUnavailableError(`status ${status}`);
  return read.output;
}

/** Statuses with which PayPal refuses a refund for good. Other error statuses leave the result open. */
const refusing = [400, 403, 404, 422];

function refundIn({ status, json }: Answer): RefundStatus {
  if (refusing.includes(status)) {
    const read = v.safeParse(Refused, json);
    const reason = read.success ? read.output.details[0]?.issue || read.output.name : '';
    if (!reason || reason === 'PREVIOUS_REQUEST_IN_PROGRESS')
      throw new ProviderUnavailableError('no refund, and no reason');
    return { status: 'failed', id: null, reason };
  }
  const read = v.safeParse(Refund, json);
  if (status >= 300 || !read.success) throw new ProviderUnavailableError(`status ${status}`);
  return refundStatusOf(read.output);
}

function issuesIn({ json }: Answer): string[] {
  const read = v.safeParse(Refused, json);
  if (!read.success) throw new ProviderUnavailableError('a refusal nobody can read');
  return read.output.details.map(({ issue }) => issue);
}

const transmission = {
  auth_algo: 'paypal-auth-algo',
  cert_url: 'paypal-cert-url',
  transmission_id: 'paypal-transmission-id',
  transmission_sig: 'paypal-transmission-sig',
  transmission_time: 'paypal-transmission-time',
};

/** Client for PayPal’s Orders v2 and Payments v2, with as few requests as a gift needs. */
export function paypal(options: PaypalOptions, now: () => number): PaymentProvider {
  const ask = connection(options, now);
  const orderPath = (id: string) => `/v2/checkout/orders/${encodeURIComponent(id)}`;
  const getOrder: PaymentProvider['getOrder'] = async (orderId) => {
    const answer = await ask('GET', orderPath(orderId));
    return answer.status === 404 ? { status: 'gone' } : orderStatusOf(orderIn(answer));
  };
  return {
    name: 'paypal',
    getOrder,
    async create({ requestId, reference, cents, currency }) {
      const order = {
        intent: 'CAPTURE',
        purchase_units: [
          {
            custom_id: requestId,
            invoice_id: reference,
            description: 'Donation',
            amount: { currency_code: currency, value: moneyText(cents) },
          },
        ],
        application_context: { shipping_preference: 'NO_SHIPPING', user_action: 'PAY_NOW' },
      };
      return orderIn(await ask('POST', '/v2/checkout/orders', JSON.stringify(order), requestId)).id;
    },
    async capture(orderId, requestId) {
      const answer = await ask('POST', `${orderPath(orderId)}/capture`, '{}', requestId);
      if (answer.status === 404) return { status: 'gone' };
      if (answer.status === 422) return refusedStatusOf(issuesIn(answer)) ?? getOrder(orderId);
      return orderStatusOf(orderIn(answer));
    },
    async refund({ requestId, captureId, cents, currency }) {
      const path = `/v2/payments/captures/${encodeURIComponent(captureId)}/refund`;
      const wanted = {
        amount: { currency_code: currency, value: moneyText(cents) },
        // This id finds the refund in its order, even after PayPal has forgotten the request id.
        custom_id: requestId,
      };
      return refundIn(await ask('POST', path, JSON.stringify(wanted), requestId));
    },
    getRefund: async (id) => refundIn(await ask('GET', `/v2/payments/refunds/${encodeURIComponent(id)}`)),
    ...(options.webhookId && {
      async isGenuine(headers: Headers, body: string) {
        const signed = Object.entries(transmission).map(([key, name]) => [key, headers.get(name) ?? '']);
        if (signed.some(([, value]) => value === '')) return false;
        const about = JSON.stringify({ ...Object.fromEntries(signed), webhook_id: options.webhookId });
        // The event is sent back byte for byte, because its signature would not match a new serialization.
        const question = `${about.slice(0, -1)},"webhook_event":${body}}`;
        const { status, json } = await ask('POST', '/v1/notifications/verify-webhook-signature', question);
        if (status === 400 || status === 422) return false;
        const read = v.safeParse(Verdict, json);
        if (status !== 200 || !read.success) throw new ProviderUnavailableError(`status ${status}`);
        return read.output.verification_status === 'SUCCESS';
      },
    }),
  };
}
