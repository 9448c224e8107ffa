export * from './DonateHero.tsx';
