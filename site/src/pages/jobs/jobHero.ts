export { JobHero } from '@banyan/ui/sections';
