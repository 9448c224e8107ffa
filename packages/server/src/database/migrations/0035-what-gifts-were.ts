/**
 * What a contribution was, which decides what its receipt may say about taxes; what was given in return, or which goods came; and
 * the organization that gave. Older gifts, all of them online or recorded as plain gifts, are of the kind `gift`.
 */
export const whatGiftsWere = (): readonly string[] => [
  `alter table donations add column contribution text not null default 'gift'
    check (contribution in ('gift', 'partial', 'goods', 'fund', 'match'))`,
  'alter table donations add column fair_value_cents integer',
  `alter table donations add column description text not null default ''`,
  'alter table donations add column organization text',
];
