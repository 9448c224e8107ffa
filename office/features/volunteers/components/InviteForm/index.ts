export { type Invitee, InviteForm, type InviteFormProps } from './InviteForm.tsx';
