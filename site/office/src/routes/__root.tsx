import { createRootRoute } from '@tanstack/react-router';
import { Whole } from '../pages/Whole.tsx';

export const Route = createRootRoute({ component: Whole });
