// Keeps the page on this device, and tells when a newer one has come: it waits until people want it,
// so that no running game is disturbed.
const often = 60 * 60 * 1000;

let waiting: ServiceWorker | null = $state.raw(null);

export const update = {
  get ready() {
    return waiting !== null;
  },
  /** Opens the new version; every game is where it was. */
  take(): void {
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
    waiting?.postMessage('take over');
  },
  later(): void {
    waiting = null;
  },
};

export async function keepPage(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  let registration: ServiceWorkerRegistration | undefined;
  try {
    registration = await navigator.serviceWorker.register('service-worker.js', { updateViaCache: 'none' });
  } catch {
    // Private windows and pages without a secure address are not kept; they work as before.
    return;
  }
  // Some browsers that keep nothing say nothing.
  if (!registration) return;
  const kept = registration;
  const look = (worker: ServiceWorker | null) => {
    // The first one is no update.
    if (worker?.state === 'installed' && navigator.serviceWorker.controller) waiting = worker;
  };
  look(kept.waiting);
  kept.addEventListener('updatefound', () => {
    const coming = kept.installing;
    coming?.addEventListener('statechange', () => look(coming));
  });
  setInterval(() => void kept.update().catch(() => {}), often);
}
