export { RollIntro, type RollIntroProps } from './RollIntro.tsx';
