import { createRootRoute } from '@tanstack/react-router';
import { Whole } from '../Whole.tsx';

export const Route = createRootRoute({ component: Whole });
