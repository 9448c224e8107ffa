export { AnotherButton, type AnotherButtonProps } from './AnotherButton.tsx';
