// What this browser remembers about its person.
import type { Language } from '../i18n/catalogues';
import type { Speed } from './choreographer';

export interface Settings {
  /** The name for games of this device. */
  name: string | null;
  language: Language;
  theme: 'auto' | 'light' | 'dark';
  sound: boolean;
  haptics: boolean;
  /** How fast the deeds of others are shown. */
  speed: Speed;
  notify: boolean;
  hold: boolean;
  motion: 'auto' | 'reduced';
  list: boolean;
  curtain: boolean;
  guide: boolean;
  seats: Record<string, number>;
  level: Record<string, string>;
  /** Names of those who share this screen, by table. */
  people: Record<string, string[]>;
  /** Decisions whose first-time note was read, as "game.decision". */
  read: string[];
  /** Questions at which a choice was pointed at before it was taken, as far as they are counted. */
  looked: number;
}

const key = 'triclinium.settings';

function defaults(): Settings {
  return {
    name: null,
    language: navigator.language?.startsWith('de') ? 'de' : 'en',
    theme: 'auto',
    sound: false,
    haptics: true,
    speed: 'normal',
    notify: false,
    hold: true,
    motion: 'auto',
    list: false,
    curtain: true,
    guide: true,
    seats: {},
    level: {},
    people: {},
    read: [],
    looked: 0,
  };
}

function stored(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(key) ?? '{}') as Partial<Settings>;
  } catch {
    return {};
  }
}

export const settings: Settings = $state({ ...defaults(), ...stored() });

/** Call inside a root effect: keeps storage and the document's theme in step. */
export function keepSettings(): void {
  $effect(() => {
    try {
      localStorage.setItem(key, JSON.stringify(settings));
    } catch {
      // Private windows may refuse; the page works without memory.
    }
  });
  const dark = matchMedia('(prefers-color-scheme: dark)');
  $effect(() => {
    const apply = () => {
      const isDark = settings.theme === 'dark' || (settings.theme === 'auto' && dark.matches);
      document.documentElement.dataset['theme'] = isDark ? 'dark' : 'light';
    };
    apply();
    dark.addEventListener('change', apply);
    return () => dark.removeEventListener('change', apply);
  });
  $effect(() => {
    document.documentElement.lang = settings.language;
    document.documentElement.dataset['motion'] = settings.motion;
  });
}

export function motionAllowed(): boolean {
  return settings.motion === 'auto' && !matchMedia('(prefers-reduced-motion: reduce)').matches;
}
