import { setTimeout as wait } from 'node:timers/promises';
import { calls } from '@banyan/api/contract';
import { bodyOf, type Kind, type Submission } from './submissions.ts';

const base = '/api';

/** How long a client waits before it tries again: after a connection that broke, and after a 503, in milliseconds. */
const pauses = { broken: 50, away: 200 } as const;

/** How long a client waits for an answer, and how long it goes on trying, in milliseconds. */
const patience = { answer: 20_000, submission: 60_000, gift: 5_000 } as const;

/** One of so many submissions is sent once more after its answer, as from a second tab. */
const repeated = 10;

/** What became of a submission. */
export interface Sent {
  submission: Submission;
  /** `refused`: there was no seat left. `waiting`: the donor was told to wait. `given up`: nobody answered for a minute. */
  outcome: 'stored' | 'refused' | 'waiting' | 'given up';
  /** What the visitor can quote; of a gift the order. */
  reference: string;
  /** When it was sent first, and answered, on the clock of `performance`. */
  began: number;
  ended: number;
  /** How often it was tried again because a connection broke, and because of a 503. */
  broken: number;
  away: number;
}

interface Answer {
  status: number;
  body: unknown;
  headers: Headers;
}

/** What clients send to and what they play along with. */
export interface World {
  /** The addresses of the processes; one that is down is among them. */
  urls: readonly string[];
  /** A fresh token of the human verification. */
  token: () => string;
  /** What a donor does in the provider's window. */
  approve: (orderId: string) => void;
  next: (kind: Kind) => Submission;
}

const textOf = (body: unknown, name: string): string => {
  const value = body !== null && typeof body === 'object' ? Object.entries(body) : [];
  const found = value.find(([key]) => key === name)?.[1];
  return typeof found === 'string' ? found : '';
};

const wantsToken = ({ status, body }: Answer) => status === 422 && /captcha/i.test(textOf(body, 'message'));

/** Visitors that send something, wait for its answer, and send the next. What breaks, they send again under the same key. */
export class Clients {
  readonly sent: Sent[] = [];
  /** Answers that nobody should get, one sentence each. */
  readonly wrong: string[] = [];
  /** How often something was sent once more after its answer. */
  repeats = 0;
  readonly #world: World;
  #turn = 0;
  #going = true;
  #running: Promise<unknown> = Promise.resolve();

  constructor(world: World) {
    this.#world = world;
  }

  /** Begins. @param plans What each client sends, again and again. @param restMs How long each rests in between */
  start(plans: readonly (readonly Kind[])[], restMs: number): void {
    this.#running = Promise.all(plans.map((plan) => this.#visit(plan, restMs)));
  }

  /** Lets each finish what it is doing. */
  async stop(): Promise<void> {
    this.#going = false;
    await this.#running;
  }

  async #visit(plan: readonly Kind[], restMs: number): Promise<void> {
    for (let round = 0; this.#going; round += 1) {
      const kind = plan[round % plan.length];
      if (kind === undefined) return;
      const submission = this.#world.next(kind);
      this.sent.push(await (kind === 'gift' ? this.#give(submission) : this.#send(submission)));
      await wait(restMs);
    }
  }

  /** One try, at whichever process has its turn. `undefined` when no answer came. */
  async #attempt(
    { path, key }: Pick<Submission, 'path' | 'key'>,
    { body, headers }: ReturnType<typeof bodyOf>,
    timeoutMs: number = patience.answer,
  ): Promise<Answer | undefined> {
    const { urls } = this.#world;
    this.#turn += 1;
    try {
      const response = await fetch(`${urls[this.#turn % urls.length]}${base}${path}`, {
        method: 'POST',
        headers: { ...headers, 'Idempotency-Key': key },
        body,
        signal: AbortSignal.timeout(timeoutMs),
      });
      const { status } = response;
      const answer = { status, headers: response.headers, body: await response.json() };
      if (status === 503 && !response.headers.has('Retry-After'))
        this.wrong.push(`${path} answered 503 and not when to try again`);
      return answer;
    } catch {
      return undefined;
    }
  }

  /** Tries until there is an answer that is one. `undefined` when there was none for too long. */
  async #until(
    sent: Sent,
    attempt: () => Promise<Answer | undefined>,
    patienceMs: number,
  ): Promise<Answer | undefined> {
    while (performance.now() - sent.began < patienceMs) {
      const answer = await attempt();
      if (answer && answer.status !== 503 && !wantsToken(answer)) return answer;
      if (!answer) sent.broken += 1;
      else if (answer.status === 503) sent.away += 1;
      await wait(answer ? pauses.away : pauses.broken);
    }
    return undefined;
  }

  #begun(submission: Submission): Sent {
    const began = performance.now();
    return { submission, outcome: 'given up', reference: '', began, ended: began, broken: 0, away: 0 };
  }

  async #send(submission: Submission): Promise<Sent> {
    const sent = this.#begun(submission);
    const attempt = () => this.#attempt(submission, bodyOf(submission, this.#world.token()));
    const answer = await this.#until(sent, attempt, patience.submission);
    sent.ended = performance.now();
    if (!answer) return sent;
    const { status, body } = answer;
    sent.reference = textOf(body, 'reference');
    if (status === 200 && sent.reference) sent.outcome = 'stored';
    else if (status === 409 && submission.kind === 'registration') sent.outcome = 'refused';
    else this.wrong.push(`a ${submission.kind} was answered ${status}: ${textOf(body, 'message')}`);
    if (sent.outcome === 'stored' && this.sent.length % repeated === 0) await this.#repeat(sent, attempt);
    return sent;
  }

  /** Sends it once more under the same key, which has to be answered in the same way. */
  async #repeat(sent: Sent, attempt: () => Promise<Answer | undefined>): Promise<void> {
    const again = await this.#until(this.#begun(sent.submission), attempt, patience.submission);
    if (!again) return;
    this.repeats += 1;
    const reference = textOf(again.body, 'reference');
    if (again.status !== 200 || reference !== sent.reference)
      this.wrong.push(`a ${sent.submission.kind} was ${sent.reference}, and the second time ${reference}`);
  }

  /** An order, the donor's approval, and the money: two calls, the second of which may be sent again. */
  async #give(gift: Submission): Promise<Sent> {
    const sent = this.#begun(gift);
    const amount = { amount: 25, currency_code: 'USD', fillMs: 20_000 };
    const json = { 'Content-Type': 'application/json' };
    const order = { ...gift, path: calls.createOrder.path };
    const ordering = () => this.#attempt(order, { body: JSON.stringify(amount), headers: json });
    const ordered = await this.#until(sent, ordering, patience.submission);
    sent.reference = textOf(ordered?.body, 'id');
    if (!ordered || !sent.reference) {
      if (ordered) this.wrong.push(`an order was answered ${ordered.status}`);
      return { ...sent, ended: performance.now() };
    }
    this.#world.approve(sent.reference);
    const cookie = ordered.headers.getSetCookie().map((one) => one.split(';')[0]);
    const body = JSON.stringify({ orderId: sent.reference, donorInfo: gift.content });
    const headers = { ...json, Cookie: cookie.join('; ') };
    // Whoever was told to wait goes on; the site asks by itself.
    const capturing = () => this.#attempt(gift, { body, headers }, patience.gift);
    const asking = this.#begun(gift);
    const taken = await this.#until(asking, capturing, patience.gift);
    sent.ended = performance.now();
    sent.broken += asking.broken;
    sent.away += asking.away;
    if (taken?.status === 200) sent.outcome = 'stored';
    else if (!taken || taken.status === 409) sent.outcome = 'waiting';
    else this.wrong.push(`a gift was answered ${taken.status}: ${textOf(taken.body, 'message')}`);
    return sent;
  }
}
