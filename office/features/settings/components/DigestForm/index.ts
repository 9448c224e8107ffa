export { type DigestChosen, DigestForm, type DigestFormProps } from './DigestForm.tsx';
