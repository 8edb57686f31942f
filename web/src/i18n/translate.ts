// Templates of the catalogues: `{name}` is replaced by the argument of that name, `{n|coin|coins}`
// picks the singular when argument n is 1 or −1, else the plural.

export type Catalogue = { readonly [key: string]: string | readonly string[] | Catalogue };
export type Arguments = Record<string, unknown>;

export interface Translate {
  /** The text of a dotted key with its arguments filled in; the key itself where there is none. */
  (key: string, args?: Arguments): string;
  has(key: string): boolean;
  /** A list of paragraphs (`intro`). */
  list(key: string): readonly string[];
  /** The keys of a section, in its order. */
  keys(section: string): string[];
  /** The word for a component id or kind (section `name`), the id itself where there is none. */
  word(id: string): string;
}

export function lookup(
  catalogue: Catalogue,
  key: string,
): string | readonly string[] | Catalogue | null {
  let node: string | readonly string[] | Catalogue | undefined = catalogue;
  for (const part of key.split('.')) {
    if (typeof node !== 'object' || Array.isArray(node)) return null;
    node = (node as Catalogue)[part];
    if (node === undefined) return null;
  }
  return node;
}

export function fill(template: string, args: Arguments = {}): string {
  return template.replace(/\{([^{}|]+)(?:\|([^{}|]*)\|([^{}|]*))?\}/g, (whole, name, one, many) => {
    if (!(name in args)) return whole;
    const value = args[name];
    if (one === undefined) return show(value);
    return Math.abs(Number(value)) === 1 ? one : many;
  });
}

function show(value: unknown): string {
  if (value === null || value === undefined) return '–';
  if (typeof value === 'number') return value < 0 ? `−${-value}` : String(value);
  if (Array.isArray(value)) return value.map(show).join(', ');
  if (typeof value === 'object') {
    return Object.entries(value)
      .map(([key, item]) => `${show(item)} ${key}`)
      .join(', ');
  }
  return String(value);
}

/** Looks up in the first catalogue that has the key. */
export function translator(...catalogues: Catalogue[]): Translate {
  const find = (key: string) => {
    for (const catalogue of catalogues) {
      const found = lookup(catalogue, key);
      if (found !== null) return found;
    }
    return null;
  };
  const translate = (key: string, args?: Arguments) => {
    const found = find(key);
    return typeof found === 'string' ? fill(found, args) : key;
  };
  return Object.assign(translate, {
    has: (key: string) => typeof find(key) === 'string',
    list: (key: string) => {
      const found = find(key);
      return Array.isArray(found) ? (found as readonly string[]) : [];
    },
    keys: (section: string) => {
      const found = find(section);
      return found !== null && typeof found === 'object' && !Array.isArray(found) ? Object.keys(found) : [];
    },
    word: (id: string) => {
      const found = find(`name.${id}`);
      return typeof found === 'string' ? found : id;
    },
  });
}
