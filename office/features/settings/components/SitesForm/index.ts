export { SitesForm, type SitesFormProps } from './SitesForm.tsx';
