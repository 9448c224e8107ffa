import type { AlumnusCard } from '@banyan/api/contract';
import type { MemberComparison, MergeField } from '@banyan/api/office';
import { counted } from '../words.ts';

/**
 * Card of the entry that stays, with the values taken from the other one. Fields the entry does not allow to be shown stay hidden.
 */
export function cardAfter(
  { keep, drop, fields }: MemberComparison,
  taken: ReadonlySet<MergeField>,
): AlumnusCard {
  const { card } = keep;
  const of = (name: MergeField, own: string): string => {
    const field = fields.find((one) => one.name === name);
    return field && taken.has(name) ? field.drop : own;
  };
  const shown = (name: MergeField, own: string): string => (own === '' ? '' : of(name, own));
  return {
    ...card,
    firstName: of('firstName', card.firstName),
    lastName: of('lastName', card.lastName),
    graduationYear: taken.has('year') ? drop.card.graduationYear : card.graduationYear,
    coepProgram: of('program', card.coepProgram),
    linkedIn: of('linkedIn', card.linkedIn),
    company: shown('company', card.company),
    address: { ...card.address, state: shown('state', card.address.state) },
    image: taken.has('photo') && card.image !== '' ? drop.card.image : card.image,
  };
}

const things = {
  registrations: ['registration', 'registrations'],
  gifts: ['gift', 'gifts'],
  stories: ['story', 'stories'],
  jobs: ['job', 'jobs'],
} as const;

/** Items that move to the remaining email address, each with its count: "3 registrations", "1 gift". If nothing moves, it says so. */
export function movesWords(
  { moves, movesIfTaken, keep, drop }: Pick<MemberComparison, 'moves' | 'movesIfTaken' | 'keep' | 'drop'>,
  taken: ReadonlySet<MergeField>,
): readonly string[] {
  const [counts, { ref }] = taken.has('email') ? [movesIfTaken, keep] : [moves, drop];
  const found = (['registrations', 'gifts', 'stories', 'jobs'] as const)
    .filter((name) => counts[name] > 0)
    .map((name) => {
      const [one, many] = things[name];
      return `${counted(counts[name], one, many)} of ${ref}`;
    });
  return found.length > 0 ? found : [`Nothing: ${ref} has no activity.`];
}
