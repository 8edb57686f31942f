// Who sits before this screen. A guest gets a Roman name at once, so that nothing stands before play.
import { api, ApiError, isAway } from './api';
import type { Me } from './protocol';
import { settings } from './settings.svelte';

const romans = [
  'Livia', 'Marcus', 'Octavia', 'Gaius', 'Cornelia', 'Titus', 'Flavia', 'Quintus',
  'Aurelia', 'Lucius', 'Julia', 'Publius', 'Claudia', 'Decimus', 'Valeria', 'Servius',
];

export const person: { me: Me | null } = $state({ me: null });

/** Asks the server who we are; without one we are whoever this device knows. */
export async function meet(): Promise<void> {
  try {
    person.me = await api.me();
    if (person.me.name) settings.name = person.me.name;
  } catch (problem) {
    if (!isAway(problem)) throw problem;
    person.me = { name: settings.name, account: false, id: '' };
  }
}

/** Whether nobody but this device knows us. */
const unknown = () => !person.me || person.me.id === '';

const someOf = (count: number) => Math.floor(Math.random() * count);

/** Makes sure that there is a name before the first table: one that no account has. */
export async function ensureName(): Promise<void> {
  if (unknown()) await meet();
  if (unknown()) {
    settings.name ??= romans[someOf(romans.length)]!;
    person.me!.name = settings.name;
    return;
  }
  for (let attempt = 0; !person.me?.name; attempt++) {
    const roman = romans[someOf(romans.length)]!;
    try {
      person.me = await api.setName(attempt < 3 ? roman : `${roman} ${100 + someOf(900)}`);
      settings.name = person.me.name;
    } catch (problem) {
      const taken = problem instanceof ApiError && problem.code === 'name_taken';
      if (!taken || attempt === 9) throw problem;
    }
  }
}
