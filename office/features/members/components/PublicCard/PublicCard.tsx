import type { AlumnusCard } from '@banyan/api/contract';
import { MemberCard } from '@banyan/ui/content';
import type { HeadingLevel } from '@banyan/ui/elements';
import * as styles from './PublicCard.css.ts';

export interface PublicCardProps {
  /** What the directory shows of them. */
  card: AlumnusCard;
  /** The place of its heading in the outline of the page. */
  headingLevel: HeadingLevel;
  /** Nobody sees it just now: its name and year are struck out, and the stamp says why. */
  stamp?: string | undefined;
}

/** A member's card as the directory shows it to everybody, or would. */
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
