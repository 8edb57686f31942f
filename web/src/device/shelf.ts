// The games of this device, kept in the browser's database: how each was begun, and all changes since.
import type { Summary } from '../lib/protocol';
import type { Change } from './api';
import type { RequestOf } from './mind';

export interface Kept {
  id: string;
  /** The request that made the table. */
  made: Omit<RequestOf<'table', 'restore'>, 'cmd' | 'changes'>;
  summary: Summary;
  updated: number;
}
type Row = { table: string; seq: number; change: Change };

export interface Shelf {
  /** False where the browser keeps nothing beyond this tab. */
  readonly lasting: boolean;
  list(): Promise<Kept[]>;
  find(id: string): Promise<Kept | null>;
  /** A table with its changes after a number. */
  read(id: string, after?: number): Promise<{ kept: Kept; changes: Change[] } | null>;
  /** All or nothing: a table and its new changes. Rejects when there is no room. */
  write(kept: Kept, changes: Change[]): Promise<void>;
  remove(id: string): Promise<void>;
}

const done = <T>(request: IDBRequest<T>) =>
  new Promise<T>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

const finished = (transaction: IDBTransaction) =>
  new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onerror = transaction.onabort = () => reject(transaction.error);
  });

const ofTable = (id: string, after = -1) => IDBKeyRange.bound([id, after], [id, Infinity], true);

class Database implements Shelf {
  readonly lasting = true;
  constructor(private readonly database: IDBDatabase) {}

  async list(): Promise<Kept[]> {
    const all: Kept[] = await done(this.database.transaction('tables').objectStore('tables').getAll());
    return all.sort((a, b) => b.updated - a.updated);
  }

  async find(id: string): Promise<Kept | null> {
    return (await done(this.database.transaction('tables').objectStore('tables').get(id))) ?? null;
  }

  async read(id: string, after?: number) {
    const transaction = this.database.transaction(['tables', 'changes']);
    const kept: Kept | undefined = await done(transaction.objectStore('tables').get(id));
    if (!kept) return null;
    const rows: Row[] = await done(transaction.objectStore('changes').getAll(ofTable(id, after)));
    return { kept, changes: rows.map((row) => row.change) };
  }

  async write(kept: Kept, changes: Change[]): Promise<void> {
    const transaction = this.database.transaction(['tables', 'changes'], 'readwrite', { durability: 'strict' });
    transaction.objectStore('tables').put(kept);
    const rows = transaction.objectStore('changes');
    for (const change of changes) rows.add({ table: kept.id, seq: change.seq, change } satisfies Row);
    await finished(transaction);
  }

  async remove(id: string): Promise<void> {
    const transaction = this.database.transaction(['tables', 'changes'], 'readwrite');
    transaction.objectStore('tables').delete(id);
    transaction.objectStore('changes').delete(ofTable(id));
    await finished(transaction);
  }
}

/** For browsers that keep nothing (some private windows): the games of this tab. */
class Memory implements Shelf {
  readonly lasting = false;
  private readonly tables = new Map<string, { kept: Kept; changes: Change[] }>();

  async list(): Promise<Kept[]> {
    return [...this.tables.values()].map(({ kept }) => kept).sort((a, b) => b.updated - a.updated);
  }
  async find(id: string) {
    return this.tables.get(id)?.kept ?? null;
  }
  async read(id: string, after = -1) {
    const found = this.tables.get(id);
    return found ? { kept: found.kept, changes: found.changes.filter(({ seq }) => seq > after) } : null;
  }
  async write(kept: Kept, changes: Change[]): Promise<void> {
    this.tables.set(kept.id, { kept, changes: [...(this.tables.get(kept.id)?.changes ?? []), ...changes] });
  }
  async remove(id: string): Promise<void> {
    this.tables.delete(id);
  }
}

export async function openShelf(factory: IDBFactory | undefined = globalThis.indexedDB): Promise<Shelf> {
  if (!factory) return new Memory();
  try {
    const request = factory.open('triclinium', 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore('tables', { keyPath: 'id' });
      request.result.createObjectStore('changes', { keyPath: ['table', 'seq'] });
    };
    return new Database(await done(request));
  } catch {
    return new Memory();
  }
}
