// Who sits before this screen. A guest gets a Roman name at once, so that nothing stands before play.
import { api, ApiError } from './api';
import type { Me } from './protocol';

const romans = [
  'Livia', 'Marcus', 'Octavia', 'Gaius', 'Cornelia', 'Titus', 'Flavia', 'Quintus',
  'Aurelia', 'Lucius', 'Julia', 'Publius', 'Claudia', 'Decimus', 'Valeria', 'Servius',
];

export const person: { me: Me | null } = $state({ me: null });

export async function meet(): Promise<void> {
  person.me = await api.me();
}

const someOf = (count: number) => Math.floor(Math.random() * count);

/** Makes sure that there is a name before the first table: one that no account has. */
export async function ensureName(): Promise<void> {
  if (!person.me) await meet();
  for (let attempt = 0; !person.me?.name; attempt++) {
    const roman = romans[someOf(romans.length)]!;
    try {
      person.me = await api.setName(attempt < 3 ? roman : `${roman} ${100 + someOf(900)}`);
    } catch (problem) {
      const taken = problem instanceof ApiError && problem.code === 'name_taken';
      if (!taken || attempt === 9) throw problem;
    }
  }
}
