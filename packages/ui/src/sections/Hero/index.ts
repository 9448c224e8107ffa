export { drawnScript, finishDrawing, rememberDrawn } from './drawnOnce.ts';
export { Hero, type HeroAction, type HeroProps } from './Hero.tsx';
