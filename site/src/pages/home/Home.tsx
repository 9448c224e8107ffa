import { finishDrawing, rememberDrawn } from '@banyan/ui/sections';
import { useEffect } from 'react';
import { HomePage } from './homeOnTouch.ts';

/** The front page, whose drawing was seen even where nobody touches it. */
export function Home() {
  useEffect(() => {
    rememberDrawn();
    return finishDrawing;
  }, []);
  return <HomePage />;
}
