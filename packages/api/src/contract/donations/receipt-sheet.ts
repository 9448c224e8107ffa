import * as v from 'valibot';

/** A paper about one gift or about a year, as every page and email shows it. */
export const ReceiptSheet = /* @__PURE__ */ v.object({
  /** `Receipt`, `Thank you` or `Gifts in 2026`. */
  heading: v.string(),
  /** A sentence that comes before everything else: a demonstration, or a placeholder on it; `null` for none. */
  warning: v.nullable(v.string()),
  facts: v.array(
    v.object({
      label: v.string(),
      value: v.string(),
      /** Short enough to share a row with the one beside it. */
      half: v.optional(v.boolean()),
    }),
  ),
  /** Such as `$250.00`; `null` where no amount may be stated. */
  amount: v.nullable(v.string()),
  /** What has to be said, in whole sentences. */
  sentences: v.array(v.string()),
});
export type ReceiptSheet = v.InferOutput<typeof ReceiptSheet>;

/** Stands in the content until an association puts its own employer identification number there. */
export const placeholderEin = '00-0000000';

const placeholderEinWarning = `This site is not set up yet: ${placeholderEin} is a placeholder, not an EIN. Do not use this receipt for taxes. Ask us for a corrected one.`;

const demoReceiptWarning = 'This was a demonstration: no money moved, and this is no receipt for taxes.';

/** Sentence for those who run the site: in the log at a start in production, on the dashboard and in the settings. */
export const einNotSet = `The EIN is still the placeholder ${placeholderEin}. No receipt can be used for taxes until the person who builds the site puts the association’s own EIN into site/src/content/site.ts.`;

/** The warning of a paper, or `null`. */
export const paperWarning = (ein: string, isDemo: boolean): string | null => {
  if (isDemo) return demoReceiptWarning;
  return ein === placeholderEin ? placeholderEinWarning : null;
};
