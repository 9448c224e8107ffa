import '@banyan/ui/styles.css';
import '@banyan/forms/styles.css';
import { start } from '@banyan/create-chapter/app';
import { getRouter } from './router.tsx';

start(getRouter());
