/** What a job pays, and whether it can be done from anywhere; jobs that were sent before do not say. */
export const jobPay = (): readonly string[] => [
  'alter table jobs add column remote integer not null default 0',
  'alter table jobs add column pay_min integer',
  'alter table jobs add column pay_max integer',
  'alter table jobs add column pay_period text',
];
