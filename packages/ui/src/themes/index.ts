import { atlanta } from './atlanta.ts';
import { bayArea } from './bay-area.ts';
import { chicagoMidwest } from './chicago-midwest.ts';
import { national } from './national.ts';
import { nyNortheast } from './ny-northeast.ts';
import { pacificNorthwest } from './pacific-northwest.ts';
import { southernCalifornia } from './southern-california.ts';
import { txSouthwest } from './tx-southwest.ts';

export {
  atlanta,
  bayArea,
  chicagoMidwest,
  national,
  nyNortheast,
  pacificNorthwest,
  southernCalifornia,
  txSouthwest,
};

/** Themes of the seven chapters, in the order in which the association lists its chapters. */
export const chapterThemes = [
  atlanta,
  bayArea,
  chicagoMidwest,
  pacificNorthwest,
  nyNortheast,
  southernCalifornia,
  txSouthwest,
] as const;

/** Every theme, the national one first. */
export const themes = [national, ...chapterThemes] as const;
