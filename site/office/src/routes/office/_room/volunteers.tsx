import { createFileRoute } from '@tanstack/react-router';
import { Missing } from '../../../pages/Missing.tsx';

export const Route = createFileRoute('/office/_room/volunteers')({ component: Missing });
