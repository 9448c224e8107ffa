import type { AlumnusCard } from '@banyan/api/contract';
import { MemberCard, type MemberCardProps } from '@banyan/ui/content';
import { memberSummary } from '../directory/directoryView.ts';

type EntryCardProps = Pick<MemberCardProps, 'stamp' | 'struck'> & { card: AlumnusCard };

/** Card of the entry that the personal link is about. */
export const EntryCard = ({ card, ...rest }: EntryCardProps) => (
  // The picture’s path is relative to this site: these pages exist only if site and API share an origin.
  <MemberCard {...memberSummary(card, '')} {...rest} variant="preview" />
);
