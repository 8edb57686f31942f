// Every catalogue in both languages: a key that is missing on one side does not compile.
// A new game adds its two imports and its line; a test finds a catalogue that is not listed.
import type carpeDiemEnglish from '../../../locales/en/carpe-diem.json';
import type carpeDiemGerman from '../../../locales/de/carpe-diem.json';
import type commonEnglish from '../../../locales/en/common.json';
import type commonGerman from '../../../locales/de/common.json';
import type aveRomaEnglish from '../../../locales/en/ave-roma.json';
import type aveRomaGerman from '../../../locales/de/ave-roma.json';
import type discordiaEnglish from '../../../locales/en/discordia.json';
import type discordiaGerman from '../../../locales/de/discordia.json';
import type pageEnglish from '../../../locales/en/page.json';
import type pageGerman from '../../../locales/de/page.json';

/** `true`, or an object that names the side with the missing key. */
type SameKeys<English, German> = [English] extends [German]
  ? [German] extends [English]
    ? true
    : { missing_in: 'de' }
  : { missing_in: 'en' };

type Checked = {
  'carpe-diem': SameKeys<typeof carpeDiemEnglish, typeof carpeDiemGerman>;
  common: SameKeys<typeof commonEnglish, typeof commonGerman>;
  'ave-roma': SameKeys<typeof aveRomaEnglish, typeof aveRomaGerman>;
  discordia: SameKeys<typeof discordiaEnglish, typeof discordiaGerman>;
  page: SameKeys<typeof pageEnglish, typeof pageGerman>;
};

export const checked: Checked = {
  'carpe-diem': true,
  common: true,
  'ave-roma': true,
  discordia: true,
  page: true,
};
