export { StringTelephone, type StringTelephoneProps } from './StringTelephone.tsx';
