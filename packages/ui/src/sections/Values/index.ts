export { ValueCard, type ValueCardProps, type ValueKind, valueKinds } from './ValueCard.tsx';
export { Values, type ValuesProps } from './Values.tsx';
