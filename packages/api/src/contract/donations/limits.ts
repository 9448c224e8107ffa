import { dayMs } from '../day.ts';

/** The numbers of gifts (spec part 2 §5, §7 and §9), by themselves because no other page carries them. Dollars, whole. */
export const donationLimits = {
  amount: {
    standard: 25,
    least: 1,
    step: 1,
    /** Ours: larger gifts are arranged by people. */
    most: 50_000,
  },
  quickAmounts: [25, 50, 100, 250],
  /** How long the success toast stands. */
  toastMs: 2_000,
  /** How long after a successful capture the thank-you page follows. */
  redirectMs: 1_000,
  buttonHeightPx: 50,
  /** Ours: how long the browser waits for a capture. The server asks the provider, and asks again when it is not sure. */
  captureTimeoutMs: 30_000,
  /** Ours: how long the browser that made an order may ask about it. */
  orderLifetimeMs: dayMs,
} as const;

/** The one currency gifts are taken in. */
export const donationCurrency = 'USD';

/** Degrees the donor form offers, as the spec spells them. */
export const donationPrograms = ['BE/B-Tech', 'MTech', 'PhD'] as const;
export type DonationProgram = (typeof donationPrograms)[number];
