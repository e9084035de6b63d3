/** The sites of Tatooine in their order, with nobody at them. */
export const TATOOINE = {
  'Light Tatooine': [],
  'Tatooine: Jundland Wastes': [],
  'Light Tatooine: Dune Sea': [],
  'Light Tatooine: Mos Eisley': [],
  'Light Tatooine: Docking Bay 94': [],
  'Light Tatooine: Cantina': [],
} as const;
