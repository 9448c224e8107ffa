export { DecideFoot, type DecideFootProps } from './DecideFoot.tsx';
export { LetterButton, type LetterButtonProps } from './LetterButton.tsx';
export { TakeBackFoot, type TakeBackFootProps } from './TakeBackFoot.tsx';
