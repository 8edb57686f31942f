// Who sits before this screen. A guest gets a Roman name at once, so that nothing stands before play.
import { api } from './api';
import type { Me } from './protocol';

const romans = [
  'Livia', 'Marcus', 'Octavia', 'Gaius', 'Cornelia', 'Titus', 'Flavia', 'Quintus',
  'Aurelia', 'Lucius', 'Julia', 'Publius', 'Claudia', 'Decimus', 'Valeria', 'Servius',
];

export const person: { me: Me | null } = $state({ me: null });

export async function meet(): Promise<void> {
  person.me = await api.me();
}

/** Makes sure that there is a name before the first table. */
export async function ensureName(): Promise<void> {
  if (!person.me) await meet();
  if (!person.me?.name) {
    person.me = await api.setName(romans[Math.floor(Math.random() * romans.length)]!);
  }
}
