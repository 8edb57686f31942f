/** Tables that live on this device, not on a server. */
export const isLocal = (id: string) => id.startsWith('d_');

export function freshId(): string {
  const letters = 'abcdefghijkmnpqrstuvwxyz23456789';
  const numbers = crypto.getRandomValues(new Uint8Array(12));
  return `d_${[...numbers].map((n) => letters[n % letters.length]).join('')}`;
}
