// The crest that goes with each colour, so that no figure is told apart by colour alone.
import type { Colour } from './pieces';

export const crests: Record<Colour, string> = {
  red: '#crest-cross',
  black: '#crest-chevron',
  lightRed: '#crest-ring',
  grey: '#crest-lozenge',
};
