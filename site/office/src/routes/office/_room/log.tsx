import { createFileRoute } from '@tanstack/react-router';
import { Missing } from '../../../pages/Missing.tsx';

export const Route = createFileRoute('/office/_room/log')({ component: Missing });
