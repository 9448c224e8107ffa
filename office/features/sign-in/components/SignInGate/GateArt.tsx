import * as styles from './SignInGate.css.ts';

const limbs = [
  'M470 160V100a60 60 0 0 1 60-60H1180a60 60 0 0 1 60 60V800',
  'M508 235V122a60 60 0 0 1 60-60H1168a60 60 0 0 1 60 60V800',
  'M546 310V144a60 60 0 0 1 60-60H1156a60 60 0 0 1 60 60V800',
  'M584 385V166a60 60 0 0 1 60-60H1144a60 60 0 0 1 60 60V800',
  'M622 290V188a60 60 0 0 1 60-60H1132a60 60 0 0 1 60 60V800',
  'M660 365V210a60 60 0 0 1 60-60H1120a60 60 0 0 1 60 60V800',
  'M698 440V232a60 60 0 0 1 60-60H1108a60 60 0 0 1 60 60V800',
  'M736 345V254a60 60 0 0 1 60-60H1096a60 60 0 0 1 60 60V800',
  'M774 420V276a60 60 0 0 1 60-60H1084a60 60 0 0 1 60 60V800',
  'M812 495V298a60 60 0 0 1 60-60H1072a60 60 0 0 1 60 60V800',
  'M850 400V320a60 60 0 0 1 60-60H1060a60 60 0 0 1 60 60V800',
  'M888 475V342a60 60 0 0 1 60-60H1048a60 60 0 0 1 60 60V800',
  'M926 550V364a60 60 0 0 1 60-60H1036a60 60 0 0 1 60 60V800',
];

/** Drawing of a banyan's branches with one aerial root hanging straight down. */
export const GateArt = () => (
  <svg viewBox="0 0 1280 800" preserveAspectRatio="xMaxYMin slice" aria-hidden="true" className={styles.art}>
    <path d={limbs.join('')} className={styles.limbs} />
    <path d="M1030 0V640" className={styles.root} />
    <rect x="1018" y="632" width="24" height="32" rx="9" className={styles.bob} />
  </svg>
);
