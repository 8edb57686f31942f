// The thirty patrons: which parts make each of them, and the cameo in its brass rim.
import { HEAD, PARTS, SIGNS } from './cameo_parts';

export interface Portrait {
  /** Parts from the inside outwards, `name` or `name:colour`. */
  parts: string[];
  sign: keyof typeof SIGNS;
  ground: string;
  /** Looks to the right. */
  turned?: boolean;
}

const portrait = (ground: string, sign: string, parts: string, turned = false): Portrait => ({ ground, sign, parts: parts.split(' '), turned });

export const PORTRAITS: Record<string, Portrait> = {
  Cicero: portrait('#5c3763', 'scroll', 'toga stripe:#93331f chin old ear receding:#8a7a66'),
  Crassus: portrait('#6d4a12', 'coins', 'toga stripe:#6b3f6e chin old ear bald:#5c4634', true),
  Agrippa: portrait('#2f5468', 'anchor', 'cuirass ear short:#5c3c26 rostra'),
  Pompeius: portrait('#3f5230', 'star', 'cloak:#7a2f6b chin ear tuft:#7c5236', true),
  Marius: portrait('#6b2c1d', 'eagle', 'cuirass gaunt scar old ear short:#8a7a66'),
  Scipio: portrait('#274868', 'shield', 'cuirass helmet:#b4492f'),
  'Tiberius Gracchus': portrait('#556024', 'wheat', 'toga ear fringe:#6b4a30 stubble:#6b4a30'),
  'Gaius Gracchus': portrait('#3d5a35', 'plough', 'toga stripe:#55703b ear curly:#8a5a30', true),
  Brutus: portrait('#3a3f47', 'dagger', 'toga gaunt ear fringe:#33241a stubble:#33241a', true),
  Antonius: portrait('#7a2f22', 'grape', 'cloak:#93331f curly:#5c3822 ear beard:#5c3822'),
  Octavianus: portrait('#274868', 'star', 'toga stripe:#6b3f6e ear fringe:#c49a55 wreath'),
  Lepidus: portrait('#4e3a5e', 'key', 'toga ear cap', true),
  Seneca: portrait('#5b4632', 'book', 'toga old ear bald:#a89680 beard:#c9bca6'),
  Vitruvius: portrait('#44525c', 'compass', 'cloak:#6b5638 ear short:#7b6a58 stubble:#7b6a58 band:#c9a86a', true),
  Maecenas: portrait('#5c3763', 'lyre', 'stola:#7d4a86 chin ear curly:#3f2a1c'),
  'Fabius Maximus': portrait('#5a3b22', 'shield', 'cuirass old ear short:#cfc2ac beard:#cfc2ac', true),
  Livia: portrait('#3f5f7d', 'milestone', 'toga veil'),
  Atticus: portrait('#2e5b5b', 'book', 'cloak:#3d6b6b ear short:#9b8f7e long:#9b8f7e'),
  Cato: portrait('#4e5b33', 'scroll', 'toga hook old ear bald:#cfc2ac', true),
  Clodius: portrait('#7a3d1a', 'torch', 'toga ear tuft:#b07a3c stubble:#b07a3c'),
  Lucullus: portrait('#6b2338', 'cherry', 'cloak:#2e5b88 chin ear receding:#5c4634 wreath:#8aa457', true),
  Plinius: portrait('#44405c', 'mountain', 'toga chin ear short:#9b8f7e beard:#9b8f7e'),
  Sulla: portrait('#6b3a1a', 'dice', 'cuirass hook scar ear fringe:#d2a24c', true),
  Cassius: portrait('#40342c', 'dagger', 'cloak:#4a4541 hook gaunt ear receding:#33241a'),
  Cornelia: portrait('#6d4a5c', 'children', 'stola:#e3d3b0 bun:#6b4a30'),
  Servilia: portrait('#33506b', 'comb', 'stola:#2e5b88 braids:#8a5a30 pearl', true),
  Fulvia: portrait('#6b2c1d', 'dagger', 'stola:#93331f tall:#33241a diadem'),
  Hortensius: portrait('#2f5a4a', 'feather', 'toga stripe:#2f5a4a chin ear curly:#a9743c', true),
  Varro: portrait('#4a4530', 'spade', 'toga old ear receding:#e0d6c2 long:#e0d6c2', true),
  Flaminius: portrait('#4d3a26', 'milestone', 'cloak:#b9822b helmet:#e9bd68', true),
};

function figure({ parts, turned }: Portrait): string {
  const drawn = parts
    .map((part) => {
      const [name, colour = ''] = part.split(':');
      return PARTS[name!]!(colour);
    })
    .join('');
  return turned ? `<g transform="translate(60 0) scale(-1 1)">${HEAD}${drawn}</g>` : HEAD + drawn;
}

/** A cameo in the box -3 -5 66 84. */
export function cameo(name: string): string {
  const person = PORTRAITS[name]!;
  const sign = `<g transform="translate(${person.turned ? 46 : 2} -2)" opacity=".9">${SIGNS[person.sign]!()}</g>`;
  return (
    '<ellipse cx="32" cy="40" rx="33" ry="40" fill="#3a2210" opacity=".3"/><ellipse cx="30" cy="37" rx="33" ry="40" fill="url(#ar-brass)" stroke="#5f3d0a" stroke-width="1"/>' +
    `<ellipse cx="30" cy="37" rx="29" ry="36" fill="${person.ground}"/><ellipse cx="30" cy="37" rx="29" ry="36" fill="url(#ar-cameo)" opacity=".35"/>` +
    `<g clip-path="url(#ar-oval)">${sign}${figure(person)}</g>` +
    '<path d="M4 26A29 36 0 0 1 22 3" stroke="#fff" stroke-opacity=".5" stroke-width="2.4" fill="none"/>'
  );
}
