import type { AlumnusCard } from '@banyan/api/contract';
import { MemberCard, type MemberCardProps } from '@banyan/ui/content';
import { memberSummary } from '../directory/directoryView.ts';

type EntryCardProps = Pick<MemberCardProps, 'stamp' | 'struck'> & { card: AlumnusCard };

/** The card that a page of a member's own link is about, on its own sheet. */
export const EntryCard = ({ card, ...rest }: EntryCardProps) => (
  // Only where site and API are one: a picture's path is the site's own.
  <MemberCard {...memberSummary(card, '')} {...rest} variant="preview" />
);
