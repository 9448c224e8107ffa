import type { ServerOverrides } from '../create-server.ts';
import { freshToken, testServer, trusting } from '../testing/test-server.ts';
import { paypalForTest, paypalOf } from './payments/test-paypal.ts';

export { paypalForTest, paypalOf };

export const donor = (more: Record<string, unknown> = {}) => ({
  firstName: 'Asha',
  lastName: 'Pimpal',
  email: 'asha@example.org',
  graduationYear: 1994,
  program: 'MTech',
  purpose: 'A bench',
  ...more,
});

/** A browser's half of a gift, on a server of its own: PayPal's double when given, else the demo gateway. */
export async function givingServer(
  overrides: ServerOverrides = {},
  environment: Record<string, string> = {},
) {
  const site = await testServer(environment, { captchaProvider: trusting, samples: false, ...overrides });
  const cookies = new Map<string, string>();
  const create = async (amount: unknown = 25, more: Record<string, unknown> = {}) => {
    const body = { amount, currency_code: 'USD', captchaToken: freshToken(), ...more };
    const answer = await site.post('/donations/create-order', body);
    const json = await answer.json();
    const cookie = answer.headers.get('Set-Cookie');
    if (cookie && json.id) cookies.set(json.id, cookie.split(';')[0] ?? '');
    return { status: answer.status, body: json, cookie, id: json.id as string };
  };
  const cookieOf = (id: string): Record<string, string> => {
    const Cookie = cookies.get(id);
    return Cookie ? { Cookie } : {};
  };
  const told = async (answer: Response) => {
    const body = await answer.json();
    return { status: answer.status, body, code: body.errors?.[0]?.code as string | undefined };
  };
  return {
    ...site,
    create,
    cookieOf,
    capture: async (orderId: string, donorInfo: unknown = donor()) =>
      told(await site.post('/donations/capture-order', { orderId, donorInfo }, cookieOf(orderId))),
    details: async (id: string) =>
      told(await site.request(`/donations/order-details/${id}`, { headers: cookieOf(id) })),
    notify: async ({ headers, body }: { headers: Record<string, string>; body: string }) =>
      told(await site.request('/donations/paypal-webhook', { method: 'POST', headers, body })),
    gift: (orderId: string) =>
      site.database
        .selectFrom('donations')
        .selectAll()
        .where('order_id', '=', orderId)
        .executeTakeFirstOrThrow(),
    steps: async (id: string) =>
      (
        await site.database
          .selectFrom('donation_transitions')
          .select('to_state')
          .where('donation_id', '=', id)
          .orderBy('position')
          .execute()
      ).map(({ to_state }) => to_state),
  };
}
