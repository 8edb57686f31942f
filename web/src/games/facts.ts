// What people want to know before they sit down.
export interface Facts {
  minutes: number;
  /** From 1, light, to 5, deep. */
  weight: number;
  /** Seats of a first game. */
  begins: number;
}

const known: Record<string, Facts> = {
  'carpe-diem': { minutes: 45, weight: 2, begins: 2 },
  discordia: { minutes: 60, weight: 3, begins: 2 },
  'ave-roma': { minutes: 75, weight: 4, begins: 3 },
};

export const factsOf = (game: string): Facts | null => known[game] ?? null;

/** The lightest first. */
export const byWeight = (a: { id: string }, b: { id: string }) => (factsOf(a.id)?.weight ?? 9) - (factsOf(b.id)?.weight ?? 9);
