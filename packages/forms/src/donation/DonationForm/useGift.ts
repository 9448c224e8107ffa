import {
  type CaptureOrderBody,
  CreateOrderBody,
  donationCurrency,
  donationMessages,
  retry,
} from '@banyan/api/contract';
import { useRef, useState } from 'react';
import * as v from 'valibot';
import { useOnDemandCaptcha } from '../../captcha/OnDemandCaptcha/index.ts';
import {
  type Clock,
  createAttempts,
  type FieldMessages,
  type FieldValues,
  type Send,
  type SendOptions,
  systemClock,
  useSubmission,
} from '../../form/index.ts';
import type { ApprovalOutcome } from '../../payment/index.ts';
import { readCaptureFailure } from './captureFailure.ts';
import { type DonationValues, donorInfoOf } from './donationFields.ts';

/** A gift that went through. */
export interface Donated {
  orderId: string;
  /** Whole dollars. */
  amount: number;
  donor: CaptureOrderBody['donorInfo'];
}

export interface GiftOptions {
  /** Asks for an order: the client's `createOrder`. */
  onCreateOrder: Send<CreateOrderBody, { id: string }>;
  /** Takes the money: the client's `captureOrder`. Must wait long enough for an answer, which need not repeat the order. */
  onCaptureOrder: Send<CaptureOrderBody, { orderId?: string | undefined }>;
  /** The money was taken. Called once per gift. */
  onDonated?: ((donated: Donated) => void) | undefined;
  /** It was not; the form says so as well. */
  onFailed?: (() => void) | undefined;
  /** The clock that drafts, waits and dates go by; a stopped one in tests. @default the real one */
  clock?: Clock | undefined;
}

interface Deps {
  values: DonationValues;
  edit: (change: FieldValues) => void;
  /** The server objects to the first step's answers. */
  onDonorRefused: (messages: FieldMessages) => void;
  /** The money was taken: what was typed need not be kept any longer. */
  onGiven: () => void;
}

/** `open` while the provider has its window open; `unsettled` once nobody knows whether the money was taken. */
export type GiftPhase = 'ready' | 'open' | 'capturing' | 'unsettled' | 'done';

export interface Problem {
  tone: 'critical' | 'warning';
  heading: string;
  detail: string;
}

/** How long to wait before asking again by itself after a lost answer, in milliseconds. */
const patience = [1_000, 3_000];

const unconfirmed = 'This payment is not confirmed yet';
const sameAgain = 'Trying again goes on with the same payment: you cannot be charged twice.';

/** From the press of a provider's button to money taken, or to the truth about it. */
export function useGift(options: GiftOptions, { values, edit, onDonorRefused, onGiven }: Deps) {
  const { onCaptureOrder, onDonated, onFailed, clock = systemClock } = options;
  const { submit } = useSubmission(options.onCreateOrder);
  const [attempts] = useState(() => createAttempts());
  const captcha = useOnDemandCaptcha();
  const [phase, setPhase] = useState<GiftPhase>('ready');
  const [problem, setProblem] = useState<Problem>();
  const settling = useRef(false);
  /* A failure of our own reaches the provider too, which reports it back. */
  const said = useRef(false);

  const fail = (detail: string, heading: string = donationMessages.paymentFailed) => {
    said.current = true;
    setPhase('ready');
    setProblem({ tone: 'critical', heading, detail });
    onFailed?.();
  };

  const createOrder = async (): Promise<string> => {
    said.current = false;
    setProblem(undefined);
    const objection = captcha.validate();
    if (objection) {
      said.current = true;
      throw new Error(objection);
    }
    setPhase('open');
    const outcome = await submit(async () =>
      v.parse(CreateOrderBody, {
        amount: values.amount,
        currency_code: donationCurrency,
        captchaToken: await captcha.token(),
      }),
    );
    if (outcome && 'sent' in outcome) return outcome.sent.id;
    const detail =
      outcome?.failed.serverMessage ?? outcome?.failed.connection ?? donationMessages.orderFailed;
    if (outcome && captcha.handleFailure(outcome.failed)) {
      said.current = true;
      setPhase('ready');
    } else fail(detail);
    throw new Error(detail);
  };

  /** Sends the capture, and again after a lost answer: the server takes the money of an order once, however often it is asked. */
  const capture = async (body: CaptureOrderBody) => {
    const send: SendOptions = {
      idempotencyKey: attempts.keyFor({ ...body, captchaToken: '' }),
      signal: undefined,
    };
    const isFinal = (error: unknown) => {
      const { money, waiting } = readCaptureFailure(error);
      return money !== 'unknown' || waiting;
    };
    return retry(() => onCaptureOrder(body, send), { waits: patience, isFinal, clock });
  };

  const onCaptureFailed = (error: unknown): ApprovalOutcome => {
    const { money, waiting, detail, donor } = readCaptureFailure(error);
    if (money === 'unknown') {
      said.current = true;
      setPhase('unsettled');
      if (waiting) setProblem({ tone: 'warning', heading: unconfirmed, detail });
      else {
        setProblem({
          tone: 'critical',
          heading: donationMessages.paymentFailed,
          detail: `${detail} ${sameAgain}`,
        });
        onFailed?.();
      }
      return 'done';
    }
    fail(detail);
    // An order that was approved is gone on with once the donor has mended what was in the way.
    if (money === 'donor') onDonorRefused(donor);
    else edit({ orderId: '' });
    return money === 'declined' ? 'restart' : 'done';
  };

  const settle = async (orderId: string): Promise<ApprovalOutcome> => {
    if (settling.current) return 'done';
    settling.current = true;
    setProblem(undefined);
    setPhase('capturing');
    // Kept with the draft: whatever happens to this page, the order is not forgotten and not paid for again.
    edit({ orderId });
    try {
      const donor = donorInfoOf(values);
      const taken = await capture({ orderId, donorInfo: donor });
      setPhase('done');
      onGiven();
      onDonated?.({ orderId: taken.orderId ?? orderId, amount: Number(values.amount), donor });
      return 'done';
    } catch (error) {
      return onCaptureFailed(error);
    } finally {
      settling.current = false;
    }
  };

  const waitingFor = phase === 'ready' ? values.orderId : '';
  return {
    /** A gift of before the reload, approved and not settled, is unsettled too. */
    phase: waitingFor ? ('unsettled' as const) : phase,
    problem:
      problem ??
      (waitingFor ? { tone: 'warning' as const, heading: unconfirmed, detail: sameAgain } : undefined),
    captcha,
    createOrder,
    onApprove: settle,
    onReopen: () => setPhase('open'),
    onCancel: () => setPhase('ready'),
    /** The provider's own fault; ours has been said already. */
    onError: () => {
      if (said.current || settling.current) return;
      fail('The payment window closed with an error. No money was taken.');
    },
    /** Goes on with the order that was approved. */
    tryAgain: () => void settle(values.orderId),
  };
}

export type Gift = ReturnType<typeof useGift>;
