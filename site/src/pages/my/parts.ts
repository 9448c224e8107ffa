import { type MyOwnPage, type MySection, mySections } from '@banyan/api/contract';

/** The parts that a person's page has: who comes to nothing has no next ticket, and who has no entry nothing to allow. */
export const partsOf = ({ coming, entries }: Pick<MyOwnPage, 'coming' | 'entries'>): MySection[] =>
  mySections.filter(
    (part) => (part !== 'coming' || coming !== undefined) && (part !== 'consents' || entries.length > 0),
  );
