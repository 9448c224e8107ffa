import { film } from './filmFrame.ts';

const sampleRate = 48_000;
const channels = 2;

/**
 * Root, fifth, octave, twelfth. Every frequency makes a whole number of turns in the loop, so that its end meets its
 * beginning; `beat` is the second voice's difference, `swell` says how much louder a partial gets while the roots sway.
 */
const partials = [
  { hertz: 110, level: 0.3, beat: 1 / 12, swell: 0 },
  { hertz: 165, level: 0.14, beat: 2 / 12, swell: 0.6 },
  { hertz: 220, level: 0.1, beat: 2 / 12, swell: 0.8 },
  { hertz: 330, level: 0.05, beat: 3 / 12, swell: 1 },
] as const;

const swellAt = (time: number): number => (time > film.still ? 0 : Math.sin((time / film.still) * Math.PI));

const sampleAt = (time: number, side: -1 | 1): number =>
  partials.reduce((sum, { hertz, level, beat, swell }) => {
    const own = Math.sin(2 * Math.PI * hertz * time);
    const other = Math.sin(2 * Math.PI * (hertz + side * beat) * time);
    return sum + level * (0.55 + 0.45 * swell * swellAt(time)) * (own + other) * 0.5;
  }, 0);

/** The film's sound as a WAV file: 16 bit, stereo. */
export const drone = (): Buffer => {
  const frames = sampleRate * film.seconds;
  const data = Buffer.alloc(44 + frames * channels * 2);
  data.write('RIFF', 0);
  data.writeUInt32LE(data.length - 8, 4);
  data.write('WAVEfmt ', 8);
  data.writeUInt32LE(16, 16);
  data.writeUInt16LE(1, 20);
  data.writeUInt16LE(channels, 22);
  data.writeUInt32LE(sampleRate, 24);
  data.writeUInt32LE(sampleRate * channels * 2, 28);
  data.writeUInt16LE(channels * 2, 32);
  data.writeUInt16LE(16, 34);
  data.write('data', 36);
  data.writeUInt32LE(frames * channels * 2, 40);
  for (let frame = 0; frame < frames; frame += 1) {
    const time = frame / sampleRate;
    data.writeInt16LE(Math.round(sampleAt(time, -1) * 32_000), 44 + frame * 4);
    data.writeInt16LE(Math.round(sampleAt(time, 1) * 32_000), 46 + frame * 4);
  }
  return data;
};
