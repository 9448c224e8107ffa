export { Card, type CardProps, type CardTone, cardTones } from './Card.tsx';
