export { JobHero, type JobHeroProps } from './JobHero.tsx';
