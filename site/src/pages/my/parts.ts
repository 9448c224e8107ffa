import { type MyOwnPage, type MySection, mySections } from '@banyan/api/contract';

/** Returns the parts of a person’s page: no next event without a registration, no consents without an entry. */
export const partsOf = ({ coming, entries }: Pick<MyOwnPage, 'coming' | 'entries'>): MySection[] =>
  mySections.filter(
    (part) => (part !== 'coming' || coming !== undefined) && (part !== 'consents' || entries.length > 0),
  );
