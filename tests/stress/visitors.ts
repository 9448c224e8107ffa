import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { formDataOf } from '@banyan/api/internal';
import { donor } from '../../packages/server/src/donations/test-giving.ts';
import { storyBody } from '../../packages/server/src/stories/test-story.ts';
import { contactBody, eventBody, registrationBody } from '../../packages/server/src/testing/test-server.ts';
import { root } from '../../scripts/steps.ts';

export const kinds = ['message', 'registration', 'membership', 'story', 'gift'] as const;
export type Kind = (typeof kinds)[number];

/** A submission and its outcome. */
export interface Sent {
  kind: Kind;
  /** Unique text by which its row is found. */
  mark: string;
  /** Reference shown to the visitor; the order of a gift. */
  reference: string;
  /** Outcome. `refused`: no seat left. `waiting`: the donor was asked to wait. `given up`: no answer for a minute. */
  outcome: 'stored' | 'refused' | 'waiting' | 'given up';
  /** Name of the call that it was sent to. */
  call: string;
}

interface Cluster {
  /** Addresses of the processes, including any that is down. */
  urls: readonly string[];
  /** Returns a fresh token of the human verification. */
  token: () => string;
  /** Approves an order in place of the donor. */
  approve: (orderId: string) => void;
  /** Ids of events; 28 visitors request a seat at each. */
  events: readonly string[];
}

const photo = new Blob([readFileSync(path.join(root, 'packages/ui/static/icon-192.png'))], {
  type: 'image/png',
});

/** Time in which a person fills in a form. */
const fillMs = 20_000;

/** Visitors who send submissions one after another. After a lost connection or a 503 they send again under the same key. */
export function visitors({ urls, token, approve, events }: Cluster) {
  const sent: Sent[] = [];
  /** Answers that must never occur. */
  const wrong: string[] = [];
  let [turn, made, registrations] = [0, 0, 0];
  let isOver = false;

  /** Sends a body to the next process. @returns `undefined` when the connection broke */
  async function attempt(call: string, key: string, body: object, Cookie: string) {
    turn += 1;
    const isForm = body instanceof FormData;
    try {
      const response = await fetch(`${urls[turn % urls.length]}/api${call}`, {
        method: 'POST',
        headers: { 'Idempotency-Key': key, Cookie, ...(!isForm && { 'Content-Type': 'application/json' }) },
        body: isForm ? body : JSON.stringify(body),
        signal: AbortSignal.timeout(20_000),
      });
      const { status, headers } = response;
      if (status === 503 && !headers.has('Retry-After'))
        wrong.push(`${call} answered 503 without Retry-After`);
      return { status, headers, body: await response.json() };
    } catch {
      return undefined;
    }
  }

  /** Tries until there is an answer, under one key and with a fresh token each time. */
  async function submit(call: string, bodyOf: () => object, patienceMs = 60_000, cookie = '') {
    const key = crypto.randomUUID();
    const until = performance.now() + patienceMs;
    while (performance.now() < until) {
      const answer = await attempt(call, key, bodyOf(), cookie);
      const isVerified = answer?.status !== 422 || !/captcha/i.test(answer.body.message);
      if (answer && answer.status !== 503 && isVerified) return answer;
      await wait(answer ? 200 : 50);
    }
    return undefined;
  }

  async function send(kind: Kind, mark: string, call: string, bodyOf: () => object): Promise<Sent> {
    const answer = await submit(call, bodyOf);
    const sent = { kind, mark, call, reference: '' };
    if (!answer) return { ...sent, outcome: 'given up' };
    if (answer.status === 409 && kind === 'registration') return { ...sent, outcome: 'refused' };
    if (answer.status !== 200) wrong.push(`${kind} was answered ${answer.status}: ${answer.body.message}`);
    return { ...sent, reference: answer.body.reference, outcome: 'stored' };
  }

  async function give(mark: string): Promise<Sent> {
    const order = () => ({ amount: 25, currency_code: 'USD', captchaToken: token(), fillMs });
    const ordered = await submit('/donations/create-order', order);
    const orderId = ordered?.body.id;
    const sent = { kind: 'gift' as const, mark, call: '/donations/capture-order', reference: orderId ?? '' };
    if (!orderId) return { ...sent, outcome: 'given up' };
    approve(orderId);
    const capture = { orderId, donorInfo: donor({ email: mark }) };
    const cookie = ordered.headers.get('Set-Cookie')?.split(';')[0];
    const captured = await submit(sent.call, () => capture, 5_000, cookie);
    if (captured && captured.status !== 200 && captured.status !== 409)
      wrong.push(`gift was answered ${captured.status}: ${captured.body.message}`);
    // The site later asks about an order without an answer.
    return { ...sent, outcome: captured?.status === 200 ? 'stored' : 'waiting' };
  }

  function visit(kind: Kind): Promise<Sent> {
    made += 1;
    const mark = `cluster-${made}@example.org`;
    if (kind === 'gift') return give(mark);
    if (kind === 'message')
      return send(kind, mark, '/contact', () => contactBody({ message: mark, captchaToken: token() }));
    if (kind === 'membership')
      return send(kind, mark, '/member/member-register', () =>
        registrationBody({ email: mark, captchaToken: token() }),
      );
    if (kind === 'story')
      return send(kind, mark, '/alumni-stories/create', () =>
        formDataOf(storyBody({ title: mark, photo, fillMs, captchaToken: token() })),
      );
    const event = events[Math.floor(registrations / 28)] ?? events.at(-1);
    registrations += 1;
    return send(kind, mark, `/events/register/${event}`, () =>
      eventBody({ email: mark, fillMs, captchaToken: token() }),
    );
  }

  return {
    sent,
    wrong,
    /** Sends the kinds of a plan in turn until the end. @param restMs Pause between two submissions */
    async follow(plan: readonly Kind[], restMs: number): Promise<void> {
      for (let round = 0; !isOver; round += 1) {
        const kind = plan[round % plan.length];
        if (kind) sent.push(await visit(kind));
        await wait(restMs);
      }
    },
    stop() {
      isOver = true;
    },
  };
}
