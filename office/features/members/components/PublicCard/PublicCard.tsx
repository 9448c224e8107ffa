import type { AlumnusCard } from '@banyan/api/contract';
import { MemberCard } from '@banyan/ui/content';
import type { HeadingLevel } from '@banyan/ui/elements';
import * as styles from './PublicCard.css.ts';

export interface PublicCardProps {
  /** Facts that the directory shows. */
  card: AlumnusCard;
  /** Level of its heading. */
  headingLevel: HeadingLevel;
  /** Reason the card is not public now. Its name and year are struck out, and the stamp shows the reason. */
  stamp?: string | undefined;
}

/** Card of a member as the directory shows it, or would show it, to everybody. */
export const PublicCard = ({ card, headingLevel, stamp }: PublicCardProps) => (
  <MemberCard
    variant="preview"
    className={styles.card}
    headingLevel={headingLevel}
    name={`${card.firstName} ${card.lastName}`.trim()}
    memberId={card._id}
    year={card.graduationYear}
    program={card.coepProgram}
    profileHref={card.linkedIn}
    detail={[card.company, card.address.state].filter(Boolean).join(', ')}
    {...(card.image && { image: { src: card.image, width: 84, height: 112 } })}
    {...(stamp !== undefined && { stamp, struck: true })}
  />
);
