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

/** Completed gift. */
export interface Donated {
  orderId: string;
  /** Whole dollars. */
  amount: number;
  donor: CaptureOrderBody['donorInfo'];
}

export interface GiftOptions {
  /** Creates an order: the client's `createOrder`. */
  onCreateOrder: Send<CreateOrderBody, { id: string }>;
  /** Captures the money: the client's `captureOrder`. Must wait long enough for an answer, which need not repeat the order. */
  onCaptureOrder: Send<CaptureOrderBody, { orderId?: string | undefined }>;
  /** Called once per gift, when the money was taken. */
  onDonated?: ((donated: Donated) => void) | undefined;
  /** Called when the payment failed; the form shows the failure as well. */
  onFailed?: (() => void) | undefined;
  /** Clock for drafts, waiting times and dates; a stopped one in tests. @default the real one */
  clock?: Clock | undefined;
}

interface Deps {
  values: DonationValues;
  edit: (change: FieldValues) => void;
  /** Called when the server objects to answers of the first step. */
  onDonorRefused: (messages: FieldMessages) => void;
  /** Called when the money was taken: the draft is no longer needed. */
  onGiven: () => void;
}

/** Phases of a payment. `open` while the provider has its window open; `unsettled` while it is unknown if the money was taken. */
export type GiftPhase = 'ready' | 'open' | 'capturing' | 'unsettled' | 'done';

export interface Problem {
  tone: 'critical' | 'warning';
  heading: string;
  detail: string;
}

/** Waiting times before the automatic retries after a lost answer, in milliseconds. */
const patience = [1_000, 3_000];

const unconfirmed = 'This payment is not confirmed yet';
const sameAgain = 'Trying again goes on with the same payment: you cannot be charged twice.';

/** Manages a payment from the press of a provider's button until the money is taken or the result is known. */
export function useGift(options: GiftOptions, { values, edit, onDonorRefused, onGiven }: Deps) {
  const { onCaptureOrder, onDonated, onFailed, clock = systemClock } = options;
  const { submit } = useSubmission(options.onCreateOrder);
  const [attempts] = useState(() => createAttempts());
  const captcha = useOnDemandCaptcha();
  const [phase, setPhase] = useState<GiftPhase>('ready');
  const [problem, setProblem] = useState<Problem>();
  const settling = useRef(false);
  /* The provider reports our own failures back. This prevents showing them twice. */
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

  /** Sends the capture, and again after a lost answer: the server takes the money of an order only once. */
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
    // An approved order continues once the donor has corrected the refused information.
    if (money === 'donor') onDonorRefused(donor);
    else edit({ orderId: '' });
    return money === 'declined' ? 'restart' : 'done';
  };

  const settle = async (orderId: string): Promise<ApprovalOutcome> => {
    if (settling.current) return 'done';
    settling.current = true;
    setProblem(undefined);
    setPhase('capturing');
    // Kept with the draft: after a reload or crash the order is still known and is not paid again.
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
    /** Treats a gift that was approved before a reload and not settled as `unsettled`. */
    phase: waitingFor ? ('unsettled' as const) : phase,
    problem:
      problem ??
      (waitingFor ? { tone: 'warning' as const, heading: unconfirmed, detail: sameAgain } : undefined),
    captcha,
    createOrder,
    onApprove: settle,
    onReopen: () => setPhase('open'),
    onCancel: () => setPhase('ready'),
    /** Handles the provider's own errors; ours have been shown already. */
    onError: () => {
      if (said.current || settling.current) return;
      fail('The payment window closed with an error. No money was taken.');
    },
    /** Continues with the approved order. */
    tryAgain: () => void settle(values.orderId),
  };
}

export type Gift = ReturnType<typeof useGift>;
