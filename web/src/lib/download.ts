// Files for people to keep.
import { api } from './api';

/** The record of a game as a file, from the server or from this device. */
export async function saveRecord(id: string, game: string): Promise<void> {
  const record = await api.record(id);
  const address = URL.createObjectURL(new Blob([JSON.stringify(record)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = `${game}-${id}.json`;
  link.click();
  URL.revokeObjectURL(address);
}
