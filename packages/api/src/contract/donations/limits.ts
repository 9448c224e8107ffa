import { dayMs } from '../day.ts';

/** Limits of gifts, in whole dollars (spec part 2 §5, §7 and §9). In their own file because no other page loads them. */
export const donationLimits = {
  amount: {
    standard: 25,
    least: 1,
    step: 1,
    /** Largest gift in dollars; volunteers arrange larger ones with the donor. Not from the spec. */
    most: 50_000,
  },
  quickAmounts: [25, 50, 100, 250],
  /** Time the success toast is shown, in milliseconds. */
  toastMs: 2_000,
  /** Delay between a successful capture and the thank-you page, in milliseconds. */
  redirectMs: 1_000,
  buttonHeightPx: 50,
  /**
   * Longest wait of the browser for a capture, in milliseconds. The server may ask the provider more than once in this time. Not
   * from the spec.
   */
  captureTimeoutMs: 30_000,
  /** Time during which the browser that made an order may ask for its details, in milliseconds. Not from the spec. */
  orderLifetimeMs: dayMs,
} as const;

/** The only currency of gifts. */
export const donationCurrency = 'USD';

/** Degrees the donor form offers, as the spec spells them. */
export const donationPrograms = ['BE/B-Tech', 'MTech', 'PhD'] as const;
export type DonationProgram = (typeof donationPrograms)[number];
