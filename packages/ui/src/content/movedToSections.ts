/*
 * Components for sections of a page were here in version 0.1.0. Older sites still find them here after an update; new ones are
 * only at `@banyan/ui/sections`.
 */
export {
  /** @deprecated Import it from `@banyan/ui/sections`. */ type AboutFigure,
  /** @deprecated Import it from `@banyan/ui/sections`. */ AboutHead,
  /** @deprecated Import it from `@banyan/ui/sections`. */ type AboutHeadProps,
} from '../sections/AboutHead/index.ts';
export {
  /** @deprecated Import it from `@banyan/ui/sections`. */ BigSearch,
  /** @deprecated Import it from `@banyan/ui/sections`. */ type BigSearchProps,
} from '../sections/BigSearch/index.ts';
export {
  /** @deprecated Import it from `@banyan/ui/sections`. */ Board,
  /** @deprecated Import it from `@banyan/ui/sections`. */ type BoardProps,
  /** @deprecated Import it from `@banyan/ui/sections`. */ PersonCard,
  /** @deprecated Import it from `@banyan/ui/sections`. */ type PersonCardProps,
  /** @deprecated Import it from `@banyan/ui/sections`. */ type PersonCardVariant,
  /** @deprecated Import it from `@banyan/ui/sections`. */ personCardVariants,
} from '../sections/Board/index.ts';
export {
  /** @deprecated Import it from `@banyan/ui/sections`. */ ClosingCall,
  /** @deprecated Import it from `@banyan/ui/sections`. */ type ClosingCallProps,
} from '../sections/ClosingCall/index.ts';
export {
  /** @deprecated Import it from `@banyan/ui/sections`. */ DonateHero,
  /** @deprecated Import it from `@banyan/ui/sections`. */ type DonateHeroProps,
} from '../sections/DonateHero/index.ts';
export {
  /** @deprecated Import it from `@banyan/ui/sections`. */ EventDate,
  /** @deprecated Import it from `@banyan/ui/sections`. */ type EventDateProps,
  /** @deprecated Import it from `@banyan/ui/sections`. */ EventDates,
  /** @deprecated Import it from `@banyan/ui/sections`. */ type EventDatesProps,
} from '../sections/EventDates/index.ts';
export {
  /** @deprecated Import it from `@banyan/ui/sections`. */ type EventDetails,
  /** @deprecated Import it from `@banyan/ui/sections`. */ FeaturedEvent,
  /** @deprecated Import it from `@banyan/ui/sections`. */ type FeaturedEventProgress,
  /** @deprecated Import it from `@banyan/ui/sections`. */ type FeaturedEventProps,
  /** @deprecated Import it from `@banyan/ui/sections`. */ type FeaturedEventState,
  /** @deprecated Import it from `@banyan/ui/sections`. */ featuredEventStates,
} from '../sections/FeaturedEvent/index.ts';
export {
  /** @deprecated Import it from `@banyan/ui/sections`. */ type ValueKind,
  /** @deprecated Import it from `@banyan/ui/sections`. */ valueKinds,
} from '../sections/FeatureGrid/index.ts';
export {
  /** @deprecated Import it from `@banyan/ui/sections`. */ GiveBackBox,
  /** @deprecated Import it from `@banyan/ui/sections`. */ type GiveBackBoxProps,
} from '../sections/GiveBackBox/index.ts';
export {
  /** @deprecated Import it from `@banyan/ui/sections`. */ GivingAreas,
  /** @deprecated Import it from `@banyan/ui/sections`. */ type GivingAreasProps,
} from '../sections/GivingAreas/index.ts';
export {
  /** @deprecated Import it from `@banyan/ui/sections`. */ drawnScript,
  /** @deprecated Import it from `@banyan/ui/sections`. */ Hero,
  /** @deprecated Import it from `@banyan/ui/sections`. */ type HeroAction,
  /** @deprecated Import it from `@banyan/ui/sections`. */ type HeroProps,
} from '../sections/Hero/index.ts';
export {
  /** @deprecated Import it from `@banyan/ui/sections`. */ JoinBand,
  /** @deprecated Import it from `@banyan/ui/sections`. */ type JoinBandProps,
} from '../sections/JoinBand/index.ts';
export {
  /** @deprecated Import it from `@banyan/ui/sections`. */ JoinUs,
  /** @deprecated Import it from `@banyan/ui/sections`. */ type JoinUsProps,
} from '../sections/JoinUs/index.ts';
export {
  /** @deprecated Import it from `@banyan/ui/sections`. */ Mentor,
  /** @deprecated Import it from `@banyan/ui/sections`. */ type MentorProps,
} from '../sections/Mentor/index.ts';
export {
  /** @deprecated Import it from `@banyan/ui/sections`. */ Mission,
  /** @deprecated Import it from `@banyan/ui/sections`. */ type MissionProps,
} from '../sections/Mission/index.ts';
export {
  /** @deprecated Import it from `@banyan/ui/sections`. */ type NotableAlum,
  /** @deprecated Import it from `@banyan/ui/sections`. */ NotableAlumni,
  /** @deprecated Import it from `@banyan/ui/sections`. */ type NotableAlumniProps,
} from '../sections/NotableAlumni/index.ts';
export {
  /** @deprecated Import it from `@banyan/ui/sections`. */ NotFound,
  /** @deprecated Import it from `@banyan/ui/sections`. */ type NotFoundProps,
} from '../sections/NotFound/index.ts';
export {
  /** @deprecated Import it from `@banyan/ui/sections`. */ PageHead,
  /** @deprecated Import it from `@banyan/ui/sections`. */ type PageHeadProps,
  /** @deprecated Import it from `@banyan/ui/sections`. */ type PageHeadSize,
  /** @deprecated Import it from `@banyan/ui/sections`. */ pageHeadSizes,
} from '../sections/PageHead/index.ts';
export {
  /** @deprecated Import it from `@banyan/ui/sections`. */ PastEventHead,
  /** @deprecated Import it from `@banyan/ui/sections`. */ type PastEventHeadProps,
  /** @deprecated Import it from `@banyan/ui/sections`. */ type PastEventHeadWords,
  /** @deprecated Import it from `@banyan/ui/sections`. */ pastEventHeadWords,
} from '../sections/PastEventHead/index.ts';
export {
  /** @deprecated Import it from `@banyan/ui/sections`. */ PastEventLoading,
  /** @deprecated Import it from `@banyan/ui/sections`. */ type PastEventLoadingProps,
} from '../sections/PastEventLoading/index.ts';
export {
  /** @deprecated Import it from `@banyan/ui/sections`. */ RegionalChapters,
  /** @deprecated Import it from `@banyan/ui/sections`. */ type RegionalChaptersProps,
} from '../sections/RegionalChapters/index.ts';
export {
  /** @deprecated Import it from `@banyan/ui/sections`. */ DirectoryHead,
  /** @deprecated Import it from `@banyan/ui/sections`. */ type DirectoryHeadProps,
  /** @deprecated Import it from `@banyan/ui/sections`. */ GetInvolved,
  /** @deprecated Import it from `@banyan/ui/sections`. */ type GetInvolvedProps,
  /** @deprecated Import it from `@banyan/ui/sections`. */ JobHero,
  /** @deprecated Import it from `@banyan/ui/sections`. */ type JobHeroProps,
  /** @deprecated Import it from `@banyan/ui/sections`. */ NewsHead,
  /** @deprecated Import it from `@banyan/ui/sections`. */ type NewsHeadProps,
  /** @deprecated Import it from `@banyan/ui/sections`. */ ValueCard,
  /** @deprecated Import it from `@banyan/ui/sections`. */ type ValueCardProps,
  /** @deprecated Import it from `@banyan/ui/sections`. */ Values,
  /** @deprecated Import it from `@banyan/ui/sections`. */ type ValuesProps,
} from '../sections/renamed.tsx';
export {
  /** @deprecated Import it from `@banyan/ui/sections`. */ ThankYou,
  /** @deprecated Import it from `@banyan/ui/sections`. */ type ThankYouProps,
} from '../sections/ThankYou/index.ts';
export {
  /** @deprecated Import it from `@banyan/ui/sections`. */ Verifying,
  /** @deprecated Import it from `@banyan/ui/sections`. */ type VerifyingProps,
} from '../sections/Verifying/index.ts';
