export {
  MemberCard,
  type MemberCardProps,
  type MemberCardVariant,
  memberCardVariants,
} from './MemberCard.tsx';
