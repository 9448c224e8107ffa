/** What PayPal kept of a gift and what was left for the association, as it says with the capture. Of older ones neither is known. */
export const whatGiftsCost = (): readonly string[] => [
  'alter table donations add column fee_cents integer',
  'alter table donations add column net_cents integer',
];
