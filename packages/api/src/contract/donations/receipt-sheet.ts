import * as v from 'valibot';

/** Document about one gift or one year of gifts, as pages and emails show it. */
export const ReceiptSheet = /* @__PURE__ */ v.object({
  /** Heading: `Receipt`, `Thank you` or `Gifts in 2026`. */
  heading: v.string(),
  /** Warning above everything else, about a demonstration or a placeholder; `null` for none. */
  warning: v.nullable(v.string()),
  facts: v.array(
    v.object({
      label: v.string(),
      value: v.string(),
      /** True if the fact is short enough to share a row with the next one. */
      half: v.optional(v.boolean()),
    }),
  ),
  /** Amount, such as `$250.00`; `null` if no amount may be stated. */
  amount: v.nullable(v.string()),
  /** Required sentences of the document. */
  sentences: v.array(v.string()),
});
export type ReceiptSheet = v.InferOutput<typeof ReceiptSheet>;

/** Placeholder in the content until an association enters its own employer identification number. */
export const placeholderEin = '00-0000000';

const placeholderEinWarning = `This site is not set up yet: ${placeholderEin} is a placeholder, not an EIN. Do not use this receipt for taxes. Ask us for a corrected one.`;

const demoReceiptWarning = 'This was a demonstration: no money moved, and this is no receipt for taxes.';

/** Warning for volunteers that the EIN is missing. Shown in the log at a production start, on the dashboard and in the settings. */
export const einNotSet = `The EIN is still the placeholder ${placeholderEin}. No receipt can be used for taxes until the person who builds the site puts the association’s own EIN into site/src/content/site.ts.`;

/** Returns the warning of a document, or `null`. */
export const paperWarning = (ein: string, isDemo: boolean): string | null => {
  if (isDemo) return demoReceiptWarning;
  return ein === placeholderEin ? placeholderEinWarning : null;
};
