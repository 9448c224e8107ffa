export { ContactPart, type ContactPartProps } from './ContactPart.tsx';
