export {
  Section,
  type SectionProps,
  type SectionSpacing,
  type SectionTone,
  sectionSpacings,
  sectionTones,
} from './Section.tsx';
