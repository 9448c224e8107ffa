import { ScreenHead } from '../../../shell/components/ScreenHead/ScreenHead.tsx';

const greeting = (hour: number) =>
  hour >= 4 && hour < 12 ? 'Good morning' : hour >= 12 && hour < 17 ? 'Good afternoon' : 'Good evening';

/** Greets by the reader's own clock. */
export const DeskHead = ({ name }: { name: string }) => (
  <ScreenHead title={`${greeting(new Date().getHours())}, ${name.split(' ')[0]}`} />
);
